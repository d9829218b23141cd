import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PHPCBF = 'vendor/bin/phpcbf';

/**
 * Formats files: line breaks and alignments depend on the lengths of names.
 *
 * @param root  Folder of the project.
 * @param files Paths relative to it.
 */
export function tidy( root: string, files: readonly string[] ): void {
	const those = ( ending: RegExp ) =>
		files.filter( ( file ) => ending.test( file ) );
	const run = ( command: string, args: string[] ) =>
		spawnSync( command, args, { cwd: root, stdio: 'ignore' } );
	const scripts = those( /\.tsx?$/ );
	if ( scripts.length > 0 ) {
		run( 'npx', [
			'prettier',
			'--config',
			'.config/prettier.config.js',
			'--write',
			...scripts,
		] );
	}
	const php = those( /\.php$/ );
	if ( php.length > 0 && existsSync( join( root, PHPCBF ) ) ) {
		run( PHPCBF, [ '--standard=.config/phpcs.xml', '-q', ...php ] );
	}
}
