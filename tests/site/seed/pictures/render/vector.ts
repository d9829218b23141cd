/** A position or a direction. */
export type Vector = readonly [ number, number, number ];

/**
 * Returns the length of a vector. Math.hypot guards against values that don't
 * occur here, and takes ten times as long.
 *
 * @param x Part.
 * @param y Part.
 * @param z Part.
 */
export function length( x: number, y: number, z = 0 ): number {
	return Math.sqrt( x * x + y * y + z * z );
}

/**
 * Returns the same direction with length 1.
 *
 * @param x Part.
 * @param y Part.
 * @param z Part.
 */
export function direction( x: number, y: number, z: number ): Vector {
	const all = length( x, y, z ) || 1;
	return [ x / all, y / all, z / all ];
}

/**
 * Interpolates smoothly from 0 to 1 between two bounds.
 *
 * @param from  Up to here it is 0.
 * @param to    From here on it is 1.
 * @param value Where.
 */
export function smoothstep( from: number, to: number, value: number ): number {
	const t = Math.min( 1, Math.max( 0, ( value - from ) / ( to - from ) ) );
	return t * t * ( 3 - 2 * t );
}
