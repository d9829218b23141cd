import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putFolder } from '../../../site/tools/put-folder';

let dir: string;

const folder = ( name: string, text: string ): string => {
	const path = join( dir, name );
	mkdirSync( path );
	writeFileSync( join( path, 'load.php' ), text );
	return path;
};

beforeEach( () => {
	dir = mkdtempSync( join( tmpdir(), 'vitrine-put-' ) );
} );

afterEach( () => {
	rmSync( dir, { recursive: true, force: true } );
} );

test( 'moves a folder into place', () => {
	const target = join( dir, 'driver' );
	putFolder( folder( 'partial', 'ours' ), target );
	expect( readFileSync( join( target, 'load.php' ), 'utf8' ) ).toBe( 'ours' );
	expect( existsSync( join( dir, 'partial' ) ) ).toBe( false );
} );

test( 'keeps a folder another process put there', () => {
	const target = folder( 'driver', 'theirs' );
	putFolder( folder( 'partial', 'ours' ), target );
	expect( readFileSync( join( target, 'load.php' ), 'utf8' ) ).toBe(
		'theirs'
	);
	expect( existsSync( join( dir, 'partial' ) ) ).toBe( false );
} );

test( 'throws when there is nothing to move', () => {
	expect( () =>
		putFolder( join( dir, 'nothing' ), join( dir, 'driver' ) )
	).toThrow( 'ENOENT' );
} );
