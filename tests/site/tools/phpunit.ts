import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, install } from './apt';
import { run } from './exec';
import { projectRoot } from './paths';

/**
 * The path of PHPUnit: Composer's, else the one on the PATH. It is a PHP
 * program, so that whichever PHP was chosen can run it.
 *
 * @throws Error One line that says how to get it.
 */
export async function requirePhpunit(): Promise< string > {
	const own = join( projectRoot(), 'vendor', 'bin', 'phpunit' );
	if ( existsSync( own ) ) {
		return own;
	}
	let path = await onPath();
	if ( path === '' && ( await canInstall() ) ) {
		await install( [ 'phpunit' ] );
		path = await onPath();
	}
	if ( path === '' ) {
		throw new Error(
			'PHPUnit is missing (Debian, Ubuntu: sudo apt install phpunit; elsewhere: composer require --dev phpunit/phpunit:^9.6).'
		);
	}
	return path;
}

async function onPath(): Promise< string > {
	const { stdout } = await run( 'sh', [ '-c', 'command -v phpunit' ] );
	return stdout.trim();
}
