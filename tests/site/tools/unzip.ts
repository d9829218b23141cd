import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * Unpacks a zip archive without an unzip program or a PHP extension.
 *
 * @param archive Path of the zip file (below 4 GB, not encrypted).
 * @param target  Target folder.
 * @return Number of files written.
 * @throws Error When the archive is damaged or would write outside the folder.
 */
export function unzip( archive: string, target: string ): number {
	const zip = readFileSync( archive );
	let end = zip.length - 22;
	while ( end >= 0 && zip.readUInt32LE( end ) !== END_OF_DIRECTORY ) {
		end--;
	}
	if ( end < 0 ) {
		throw new Error( `${ archive } is not a zip archive.` );
	}
	const entries = zip.readUInt16LE( end + 10 );
	let at = zip.readUInt32LE( end + 16 );
	let files = 0;
	for ( let i = 0; i < entries; i++ ) {
		const nameLength = zip.readUInt16LE( at + 28 );
		const name = zip.toString( 'utf8', at + 46, at + 46 + nameLength );
		if ( ! name.endsWith( '/' ) ) {
			const path = inside( target, name );
			mkdirSync( dirname( path ), { recursive: true } );
			writeFileSync( path, content( zip, at ) );
			files++;
		}
		at +=
			46 +
			nameLength +
			zip.readUInt16LE( at + 30 ) +
			zip.readUInt16LE( at + 32 );
	}
	return files;
}

function inside( target: string, name: string ): string {
	const path = normalize( join( target, name ) );
	if ( ! path.startsWith( normalize( target + sep ) ) ) {
		throw new Error(
			`The archive contains a path outside its folder: ${ name }`
		);
	}
	return path;
}

function content( zip: Buffer, entry: number ): Buffer {
	const method = zip.readUInt16LE( entry + 10 );
	const size = zip.readUInt32LE( entry + 20 );
	const header = zip.readUInt32LE( entry + 42 );
	const start =
		header +
		30 +
		zip.readUInt16LE( header + 26 ) +
		zip.readUInt16LE( header + 28 );
	const packed = zip.subarray( start, start + size );
	if ( method === STORED ) {
		return packed;
	}
	if ( method === DEFLATED ) {
		return inflateRawSync( packed );
	}
	throw new Error( `Unknown compression method ${ method }.` );
}
