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
 * Lists files that Git tracks.
 *
 * @param patterns Path patterns; all files by default.
 */
export const tracked = ( ...patterns: string[] ): string[] =>
	spawnSync( 'git', [ 'ls-files', '-z', ...patterns ], { encoding: 'utf8' } )
		.stdout.split( '\0' )
		.filter( ( file ) => file !== '' && existsSync( file ) );

/**
 * Copies the working tree, with node_modules and the build, so that files may be
 * broken on purpose.
 *
 * @param purpose Part of the folder's name.
 * @return Path of the copy.
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
