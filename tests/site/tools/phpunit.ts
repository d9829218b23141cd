import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, install } from './apt';
import { run } from './exec';
import { projectRoot } from './paths';

/**
 * Returns the path of PHPUnit: Composer's, or else the one on the PATH. It is a
 * PHP script, so that any PHP can run it.
 *
 * @throws Error A one-line message about how to get it.
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
