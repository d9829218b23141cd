import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export interface Entry {
	/** Path in the archive, with slashes. */
	name: string;
	content: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** Version 2.0 of the format: folders and deflate. */
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** A regular file with Unix permissions 644, in the upper half of the attributes. */
const MODE = 0o100644 * 0x10000;
const MADE_ON_UNIX = 0x0300;

/**
 * Packs files into a zip archive. The result is reproducible: the same files with
 * the same date give the same bytes.
 *
 * @param entries Files in the order of the archive.
 * @param date    Modification date of all files, which shows that an update has
 *                changed them. In UTC, with a resolution of two seconds.
 * @return The archive.
 * @throws RangeError When the date is before 1980, which the format does not
 *         support.
 */
export function zip( entries: readonly Entry[], date: Date ): Buffer {
	const moment = stamp( date );
	const locals: Buffer[] = [];
	const central: Buffer[] = [];
	let offset = 0;
	for ( const { name, content } of entries ) {
		const packed = deflateRawSync( content, { level: 9 } );
		const path = Buffer.from( name );
		const common = fields( content, packed, path, moment );
		const local = Buffer.concat( [
			uint32( LOCAL ),
			common,
			path,
			packed,
		] );
		central.push(
			uint32( CENTRAL ),
			uint16( VERSION + MADE_ON_UNIX ),
			common,
			// No comment, first disk, no internal attributes.
			Buffer.alloc( 6 ),
			uint32( MODE ),
			uint32( offset ),
			path
		);
		locals.push( local );
		offset += local.length;
	}
	const directory = Buffer.concat( central );
	return Buffer.concat( [
		...locals,
		directory,
		uint32( END ),
		Buffer.alloc( 4 ),
		uint16( entries.length ),
		uint16( entries.length ),
		uint32( directory.length ),
		uint32( offset ),
		uint16( 0 ),
	] );
}

/** Fields shared by the local header and the central directory. */
function fields(
	content: Buffer,
	packed: Buffer,
	path: Buffer,
	moment: Buffer
): Buffer {
	return Buffer.concat( [
		uint16( VERSION ),
		uint16( UTF8_NAMES ),
		uint16( DEFLATED ),
		moment,
		uint32( crc32( content ) ),
		uint32( packed.length ),
		uint32( content.length ),
		uint16( path.length ),
		uint16( 0 ),
	] );
}

/** Time and date in MS-DOS format. */
function stamp( date: Date ): Buffer {
	const year = date.getUTCFullYear() - 1980;
	if ( ! ( year >= 0 && year < 128 ) ) {
		throw new RangeError(
			`A zip file cannot store the date ${ String( date ) }.`
		);
	}
	return Buffer.concat( [
		uint16(
			date.getUTCHours() * 2 ** 11 +
				date.getUTCMinutes() * 2 ** 5 +
				Math.floor( date.getUTCSeconds() / 2 )
		),
		uint16(
			year * 2 ** 9 +
				( date.getUTCMonth() + 1 ) * 2 ** 5 +
				date.getUTCDate()
		),
	] );
}

function uint16( value: number ): Buffer {
	const buffer = Buffer.alloc( 2 );
	buffer.writeUInt16LE( value );
	return buffer;
}

function uint32( value: number ): Buffer {
	const buffer = Buffer.alloc( 4 );
	buffer.writeUInt32LE( value );
	return buffer;
}
