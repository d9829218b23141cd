import {
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zip } from '../../../plugin-zip/zip';
import { unzip } from '../../../site/tools/unzip';

let folder: string;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'unzip-' ) );
} );

afterEach( () => {
	rmSync( folder, { recursive: true } );
} );

function archive( files: Record< string, string > ): string {
	const path = join( folder, 'a.zip' );
	writeFileSync(
		path,
		zip(
			Object.entries( files ).map( ( [ name, content ] ) => ( {
				name,
				content: Buffer.from( content ),
			} ) ),
			new Date( '2026-01-02T03:04:06Z' )
		)
	);
	return path;
}

describe( 'unzip', () => {
	it( 'writes every file with its content', () => {
		const long = 'all work and no play '.repeat( 500 );
		const path = archive( { 'a/b.txt': long, 'a/c/ü.txt': 'x' } );

		expect( unzip( path, join( folder, 'out' ) ) ).toBe( 2 );

		expect( readFileSync( join( folder, 'out/a/b.txt' ), 'utf8' ) ).toBe(
			long
		);
		expect( readFileSync( join( folder, 'out/a/c/ü.txt' ), 'utf8' ) ).toBe(
			'x'
		);
	} );

	it( 'rejects a path outside its folder', () => {
		const path = archive( { '../evil.txt': 'x' } );

		expect( () => unzip( path, join( folder, 'out' ) ) ).toThrow(
			/outside/
		);
		expect( readdirSync( folder ) ).not.toContain( 'evil.txt' );
	} );

	it( 'throws for a file that is not a zip', () => {
		const path = join( folder, 'no.zip' );
		writeFileSync( path, 'not at all' );

		expect( () => unzip( path, join( folder, 'out' ) ) ).toThrow(
			/not a zip/
		);
	} );
} );
