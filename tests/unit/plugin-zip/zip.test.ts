import { crc32, inflateRawSync } from 'node:zlib';
import { zip } from '../../plugin-zip/zip';

const entries = [
	{
		name: 'vitrine/plugin.php',
		content: Buffer.from( '<?php\n'.repeat( 50 ) ),
	},
	{ name: 'vitrine/café.txt', content: Buffer.from( 'á' ) },
];

describe( 'the archive', () => {
	it( 'is the same for the same files', () => {
		expect( zip( entries ).equals( zip( entries ) ) ).toBe( true );
	} );

	it( 'lists each file, where its content is found again', () => {
		const archive = zip( entries );
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
