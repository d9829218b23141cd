/* eslint-disable no-bitwise -- A repeatable random generator uses bits. */
/** Deterministic pseudorandom number from 0 to 1 for a point. */
function chance( x: number, y: number, z: number ): number {
	let h = ( x * 374761393 + y * 668265263 + z * 2147483647 ) | 0;
	h = Math.imul( h ^ ( h >>> 13 ), 1274126177 );
	return ( ( h ^ ( h >>> 16 ) ) >>> 0 ) / 4294967295;
}

function smooth( t: number ): number {
	return t * t * ( 3 - 2 * t );
}

/**
 * Smooth noise from 0 to 1, with about one hill per unit of length.
 *
 * @param x Place.
 * @param y Place.
 * @param z Place.
 */
export function noise( x: number, y: number, z: number ): number {
	const ix = Math.floor( x );
	const iy = Math.floor( y );
	const iz = Math.floor( z );
	const fx = smooth( x - ix );
	const fy = smooth( y - iy );
	const fz = smooth( z - iz );
	const a = plane( ix, iy, iz, fx, fy );
	return a + ( plane( ix, iy, iz + 1, fx, fy ) - a ) * fz;
}

function plane(
	x: number,
	y: number,
	z: number,
	fx: number,
	fy: number
): number {
	const a = line( x, y, z, fx );
	return a + ( line( x, y + 1, z, fx ) - a ) * fy;
}

function line( x: number, y: number, z: number, fx: number ): number {
	const a = chance( x, y, z );
	return a + ( chance( x + 1, y, z ) - a ) * fx;
}

/**
 * Wood grain along the x axis: 0 to 1, with darker lines at 1.
 *
 * @param x Position along the grain.
 * @param y Across.
 * @param z Across.
 */
export function grain( x: number, y: number, z: number ): number {
	const bend = noise( x * 0.7, y * 3, z * 3 ) * 2.2;
	const rings = Math.abs( Math.sin( ( y * 5 + z * 7 + bend ) * 3 ) );
	return 0.65 * rings ** 3 + 0.35 * noise( x * 2, y * 40, z * 40 );
}

/* eslint-enable no-bitwise */
