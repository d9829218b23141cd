/* eslint-disable no-bitwise -- The file format uses bit fields. */
/** Zigzag order, from low to high frequencies. */
export const ORDER = [
	0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40,
	48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36,
	29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61,
	54, 47, 55, 62, 63,
];

/** COSINES[ u * 8 + x ]: value of frequency u at position x. */
const COSINES = Float64Array.from( { length: 64 }, ( _, i ) => {
	const u = i >> 3;
	const x = i & 7;
	const scale = u === 0 ? Math.SQRT1_2 / 2 : 0.5;
	return scale * Math.cos( ( ( 2 * x + 1 ) * u * Math.PI ) / 16 );
} );

const half = new Float64Array( 64 );
const result = new Int32Array( 64 );

/**
 * Transforms and quantizes a block of 8 by 8 values, in zigzag order. The result
 * is valid until the next call.
 *
 * @param block Values around 0.
 * @param table Divisors, row by row.
 */
export function dctBlock( block: Float64Array, table: number[] ): Int32Array {
	transform( block, half );
	transform( half, block );
	for ( let i = 0; i < 64; i++ ) {
		const at = ORDER[ i ] ?? 0;
		result[ i ] = Math.round( ( block[ at ] ?? 0 ) / ( table[ at ] ?? 1 ) );
	}
	return result;
}

/** Transforms the rows and transposes the block, so that a second call transforms the columns. */
function transform( from: Float64Array, to: Float64Array ): void {
	for ( let row = 0; row < 8; row++ ) {
		for ( let u = 0; u < 8; u++ ) {
			let sum = 0;
			for ( let x = 0; x < 8; x++ ) {
				sum +=
					( from[ row * 8 + x ] ?? 0 ) *
					( COSINES[ u * 8 + x ] ?? 0 );
			}
			to[ u * 8 + row ] = sum;
		}
	}
}

/* eslint-enable no-bitwise */
