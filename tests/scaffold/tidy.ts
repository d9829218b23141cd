import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PHPCBF = 'vendor/bin/phpcbf';

/**
 * Writes files in the house's style, where a name is longer or shorter than others:
 * line breaks and alignments.
 *
 * @param root  Of the project.
 * @param files From there.
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
