import { crc32, inflateRawSync } from 'node:zlib';
import { zip } from '../../plugin-zip/zip';

const entries = [
	{
		name: 'vitrine/plugin.php',
		content: Buffer.from( '<?php\n'.repeat( 50 ) ),
	},
	{ name: 'vitrine/café.txt', content: Buffer.from( 'á' ) },
];

const DATE = new Date( '2026-11-22T17:35:31Z' );

describe( 'the archive', () => {
	it( 'is identical for the same files and date', () => {
		expect( zip( entries, DATE ).equals( zip( entries, DATE ) ) ).toBe(
			true
		);
	} );

	it( 'has file dates, in both places', () => {
		const archive = zip( entries, DATE );
		const date = 46 * 512 + 11 * 32 + 22;
		const time = 17 * 2048 + 35 * 32 + 15;
		const directory = archive.readUInt32LE( archive.length - 6 );
		for ( const at of [ 10, directory + 12 ] ) {
			expect( archive.readUInt16LE( at ) ).toBe( time );
			expect( archive.readUInt16LE( at + 2 ) ).toBe( date );
		}
	} );

	it( 'rejects a date outside the format', () => {
		for ( const date of [ new Date( 0 ), new Date( NaN ) ] ) {
			expect( () => zip( entries, date ) ).toThrow( RangeError );
		}
	} );

	it( "lists each file with its content's offset", () => {
		const archive = zip( entries, DATE );
		const end = archive.length - 22;
		expect( archive.readUInt16LE( end + 10 ) ).toBe( 2 );
		let at = archive.readUInt32LE( end + 16 );
		for ( const { name, content } of entries ) {
			const length = archive.readUInt16LE( at + 28 );
			expect(
				archive.toString( 'utf8', at + 46, at + 46 + length )
			).toBe( name );
			expect( archive.readUInt32LE( at + 16 ) ).toBe( crc32( content ) );
			const local = archive.readUInt32LE( at + 42 );
			const start = local + 30 + archive.readUInt16LE( local + 26 );
			const packed = archive.subarray(
				start,
				start + archive.readUInt32LE( at + 20 )
			);
			expect( inflateRawSync( packed ).equals( content ) ).toBe( true );
			at += 46 + length;
		}
		expect( at ).toBe( end );
	} );
} );
