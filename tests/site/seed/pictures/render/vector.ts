/** Three numbers: a place or a direction. */
export type Vector = readonly [ number, number, number ];

/**
 * The length of a vector. Math.hypot guards against numbers that don't occur
 * here, and takes ten times as long for it.
 *
 * @param x Part.
 * @param y Part.
 * @param z Part.
 */
export function length( x: number, y: number, z = 0 ): number {
	return Math.sqrt( x * x + y * y + z * z );
}

/**
 * The same direction, of length 1.
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
 * From 0 to 1 between two bounds, without a corner.
 *
 * @param from  Here and before it is 0.
 * @param to    Here and after it is 1.
 * @param value Where.
 */
export function smoothstep( from: number, to: number, value: number ): number {
	const t = Math.min( 1, Math.max( 0, ( value - from ) / ( to - from ) ) );
	return t * t * ( 3 - 2 * t );
}
