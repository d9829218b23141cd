import { spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Files that git knows.
 *
 * @param patterns Of their paths; none: all.
 */
export const tracked = ( ...patterns: string[] ): string[] =>
	spawnSync( 'git', [ 'ls-files', '-z', ...patterns ], { encoding: 'utf8' } )
		.stdout.split( '\0' )
		.filter( ( file ) => file !== '' && existsSync( file ) );

/**
 * A copy of the tree in which anything may be broken, with its packages and its
 * build.
 *
 * @param purpose A word of its name.
 * @return Where it stands.
 */
export const copyOfTree = ( purpose: string ): string => {
	const dir = mkdtempSync( join( tmpdir(), `vitrine-${ purpose }-` ) );
	for ( const file of tracked() ) {
		mkdirSync( dirname( join( dir, file ) ), { recursive: true } );
		cpSync( file, join( dir, file ) );
	}
	for ( const folder of [ 'node_modules', 'vendor' ] ) {
		symlinkSync( join( process.cwd(), folder ), join( dir, folder ) );
	}
	mkdirSync( join( dir, '.cache' ) );
	symlinkSync(
		join( process.cwd(), '.cache/wordpress' ),
		join( dir, '.cache/wordpress' )
	);
	cpSync( 'build', join( dir, 'build' ), { recursive: true } );
	return dir;
};
