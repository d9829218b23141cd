/* eslint-disable no-bitwise -- The file format uses bit fields. */
import { dctBlock, ORDER } from './dct';
import {
	AC_CHROMA,
	AC_LUMA,
	DC_CHROMA,
	DC_LUMA,
	huffmanHeader,
} from './huffman';
import type { Huffman } from './huffman';

/** Image with three bytes per pixel: red, green, blue. */
export interface Pixels {
	width: number;
	height: number;
	data: Uint8Array;
}

/** The tables of annex K of the JPEG standard, for a quality of 50. */
const LUMA = [
	16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16,
	24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109,
	103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120,
	101, 72, 92, 95, 98, 112, 100, 103, 99,
];
const CHROMA = [
	17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56,
	99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
	99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
	99, 99, 99, 99, 99, 99, 99,
];

/**
 * Encodes an image as a baseline JPEG without subsampling.
 *
 * @param pixels  The image.
 * @param quality 1 to 100.
 */
export function encodeJpeg( pixels: Pixels, quality: number ): Buffer {
	const luma = scaled( LUMA, quality );
	const chroma = scaled( CHROMA, quality );
	const bits = new BitWriter();
	const before = [ 0, 0, 0 ];
	const block = new Float64Array( 64 );
	for ( let y = 0; y < pixels.height; y += 8 ) {
		for ( let x = 0; x < pixels.width; x += 8 ) {
			for ( let channel = 0; channel < 3; channel++ ) {
				fill( block, pixels, x, y, channel );
				before[ channel ] = writeBlock(
					bits,
					dctBlock( block, channel === 0 ? luma : chroma ),
					before[ channel ] ?? 0,
					channel === 0 ? DC_LUMA : DC_CHROMA,
					channel === 0 ? AC_LUMA : AC_CHROMA
				);
			}
		}
	}
	return Buffer.concat( [
		header( pixels, luma, chroma ),
		bits.finish(),
		Buffer.from( [ 0xff, 0xd9 ] ),
	] );
}

function scaled( table: number[], quality: number ): number[] {
	const scale = quality < 50 ? 5000 / quality : 200 - quality * 2;
	return table.map( ( value ) =>
		Math.min(
			255,
			Math.max( 1, Math.floor( ( value * scale + 50 ) / 100 ) )
		)
	);
}

/** Fills one YCbCr channel of an 8 by 8 block, around 0; beyond the edge, the last pixels are repeated. */
function fill(
	block: Float64Array,
	{ width, height, data }: Pixels,
	left: number,
	top: number,
	channel: number
): void {
	for ( let i = 0; i < 64; i++ ) {
		const x = Math.min( width - 1, left + ( i & 7 ) );
		const y = Math.min( height - 1, top + ( i >> 3 ) );
		const at = ( y * width + x ) * 3;
		const r = data[ at ] ?? 0;
		const g = data[ at + 1 ] ?? 0;
		const b = data[ at + 2 ] ?? 0;
		if ( channel === 0 ) {
			block[ i ] = 0.299 * r + 0.587 * g + 0.114 * b - 128;
		} else if ( channel === 1 ) {
			block[ i ] = -0.168736 * r - 0.331264 * g + 0.5 * b;
		} else {
			block[ i ] = 0.5 * r - 0.418688 * g - 0.081312 * b;
		}
	}
}

function writeBlock(
	bits: BitWriter,
	values: Int32Array,
	before: number,
	dc: Huffman,
	ac: Huffman
): number {
	const first = values[ 0 ] ?? 0;
	bits.writeValue( first - before, 0, dc );
	let zeros = 0;
	let last = 63;
	while ( last > 0 && values[ last ] === 0 ) {
		last--;
	}
	for ( let i = 1; i <= last; i++ ) {
		const value = values[ i ] ?? 0;
		if ( value === 0 ) {
			zeros++;
			continue;
		}
		for ( ; zeros > 15; zeros -= 16 ) {
			bits.writeCode( 0xf0, ac );
		}
		bits.writeValue( value, zeros, ac );
		zeros = 0;
	}
	if ( last < 63 ) {
		bits.writeCode( 0, ac );
	}
	return first;
}

/** Collects bits and escapes bytes that would look like a marker. */
class BitWriter {
	private readonly bytes: number[] = [];
	private held = 0;
	private count = 0;

	writeCode( symbol: number, table: Huffman ): void {
		this.write( table.code[ symbol ] ?? 0, table.size[ symbol ] ?? 0 );
	}

	writeValue( value: number, zeros: number, table: Huffman ): void {
		const size = 32 - Math.clz32( Math.abs( value ) );
		this.writeCode( zeros * 16 + size, table );
		this.write( value < 0 ? value + 2 ** size - 1 : value, size );
	}

	finish(): Buffer {
		this.write( 0x7f, 7 );
		return Buffer.from( this.bytes );
	}

	private write( value: number, size: number ): void {
		for ( let i = size - 1; i >= 0; i-- ) {
			this.held = this.held * 2 + ( ( value >> i ) & 1 );
			if ( ++this.count === 8 ) {
				this.bytes.push( this.held );
				if ( this.held === 0xff ) {
					this.bytes.push( 0 );
				}
				this.held = 0;
				this.count = 0;
			}
		}
	}
}

function header( pixels: Pixels, luma: number[], chroma: number[] ): Buffer {
	const { width, height } = pixels;
	const zigzag = ( table: number[] ): number[] =>
		ORDER.map( ( i ) => table[ i ] ?? 1 );
	return Buffer.from( [
		// Start of image and JFIF marker.
		...[ 0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0 ],
		...[ 1, 1, 0, 0, 1, 0, 1, 0, 0 ],
		// Quantization tables.
		...[ 0xff, 0xdb, 0, 132, 0, ...zigzag( luma ), 1, ...zigzag( chroma ) ],
		// Frame: three full-size channels.
		...[ 0xff, 0xc0, 0, 17, 8, height >> 8, height & 255 ],
		...[ width >> 8, width & 255, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1 ],
		...huffmanHeader(),
		// Scan.
		...[ 0xff, 0xda, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0 ],
	] );
}

/* eslint-enable no-bitwise */
