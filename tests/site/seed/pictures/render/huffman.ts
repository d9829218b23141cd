/* eslint-disable no-bitwise -- The file format uses bit fields. */
/** A code and its length in bits for each symbol. */
export interface Huffman {
	/** Number of codes with 1, 2, ... 16 bits. */
	counts: number[];
	symbols: number[];
	code: number[];
	size: number[];
}

/** Symbols of the standard's AC tables as hexadecimal digits. */
const LUMA_SYMBOLS =
	'01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa';
const CHROMA_SYMBOLS =
	'000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa';

/** The tables of annex K of the JPEG standard. */
export const DC_LUMA = table(
	[ 0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0 ],
	'000102030405060708090a0b'
);
export const DC_CHROMA = table(
	[ 0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0 ],
	'000102030405060708090a0b'
);
export const AC_LUMA = table(
	[ 0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125 ],
	LUMA_SYMBOLS
);
export const AC_CHROMA = table(
	[ 0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119 ],
	CHROMA_SYMBOLS
);

/** The segment of a JPEG file with the four tables. */
export function huffmanHeader(): number[] {
	const tables: [ number, Huffman ][] = [
		[ 0x00, DC_LUMA ],
		[ 0x10, AC_LUMA ],
		[ 0x01, DC_CHROMA ],
		[ 0x11, AC_CHROMA ],
	];
	const content = tables.flatMap( ( [ id, { counts, symbols } ] ) => [
		id,
		...counts,
		...symbols,
	] );
	const length = content.length + 2;
	return [ 0xff, 0xc4, length >> 8, length & 255, ...content ];
}

/** Assigns codes in order: counting up, and one bit longer when all codes of a length are used. */
function table( counts: number[], digits: string ): Huffman {
	const symbols = [ ...Buffer.from( digits, 'hex' ) ];
	const code: number[] = [];
	const size: number[] = [];
	let next = 0;
	let at = 0;
	counts.forEach( ( count, i ) => {
		for ( let n = 0; n < count; n++ ) {
			const symbol = symbols[ at++ ] ?? 0;
			code[ symbol ] = next++;
			size[ symbol ] = i + 1;
		}
		next *= 2;
	} );
	return { counts, symbols, code, size };
}

/* eslint-enable no-bitwise */
