import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cachePath, projectRoot } from '../tools/paths';
import { putFolder } from '../tools/put-folder';
import { unzip } from '../tools/unzip';

const PACKAGE = '@wp-playground/cli';
const ARCHIVE = 'sqlite-database-integration.zip';

/**
 * The SQLite driver of WordPress, unpacked from the archive in the Playground
 * package.
 *
 * @return Its folder, which is linked into sites.
 * @throws Error When the development dependencies are not installed.
 */
export function sqliteDriver(): string {
	const requireHere = createRequire( join( projectRoot(), 'package.json' ) );
	const manifest = requireHere.resolve( `${ PACKAGE }/package.json` );
	const { version } = requireHere( manifest ) as { version: string };
	const target = cachePath( `sqlite-driver-${ version }` );
	if ( ! existsSync( target ) ) {
		const partial = `${ target }-${ process.pid }`;
		unzip( join( dirname( manifest ), ARCHIVE ), partial );
		putFolder(
			join( partial, 'plugin-sqlite-database-integration' ),
			target
		);
		rmSync( partial, { recursive: true, force: true } );
	}
	return target;
}
