import type { Pixels } from './jpeg';

/**
 * Returns a smaller copy: every pixel is the average of those it covers.
 *
 * @param pixels The image.
 * @param size   New width and height, not larger than the old ones.
 */
export function shrink( pixels: Pixels, size: number ): Pixels {
	const narrow = shrinkRows( pixels, size );
	return turn( shrinkRows( turn( narrow ), size ) );
}

function shrinkRows( { width, height, data }: Pixels, size: number ): Pixels {
	const out = new Uint8Array( size * height * 3 );
	const scale = width / size;
	for ( let x = 0; x < size; x++ ) {
		const from = x * scale;
		const to = Math.min( width, from + scale );
		for ( let y = 0; y < height; y++ ) {
			const sum = [ 0, 0, 0 ];
			for ( let i = Math.floor( from ); i < to; i++ ) {
				const share = Math.min( to, i + 1 ) - Math.max( from, i );
				const at = ( y * width + i ) * 3;
				sum[ 0 ] = ( sum[ 0 ] ?? 0 ) + ( data[ at ] ?? 0 ) * share;
				sum[ 1 ] = ( sum[ 1 ] ?? 0 ) + ( data[ at + 1 ] ?? 0 ) * share;
				sum[ 2 ] = ( sum[ 2 ] ?? 0 ) + ( data[ at + 2 ] ?? 0 ) * share;
			}
			const at = ( y * size + x ) * 3;
			for ( let i = 0; i < 3; i++ ) {
				out[ at + i ] = Math.round( ( sum[ i ] ?? 0 ) / ( to - from ) );
			}
		}
	}
	return { width: size, height, data: out };
}

/** Transposes the image. */
function turn( { width, height, data }: Pixels ): Pixels {
	const out = new Uint8Array( data.length );
	for ( let y = 0; y < height; y++ ) {
		for ( let x = 0; x < width; x++ ) {
			const from = ( y * width + x ) * 3;
			out.set( data.subarray( from, from + 3 ), ( x * height + y ) * 3 );
		}
	}
	return { width: height, height: width, data: out };
}
