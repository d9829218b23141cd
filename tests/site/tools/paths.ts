import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The project's folder: the nearest one above the working directory that holds
 * this plugin's package.json beside its tests.
 *
 * @throws Error When run from outside the project.
 */
export function projectRoot(): string {
	let folder = resolve( process.cwd() );
	while ( ! isRoot( folder ) ) {
		const parent = dirname( folder );
		if ( parent === folder ) {
			throw new Error( 'Run this from inside the project.' );
		}
		folder = parent;
	}
	return folder;
}

function isRoot( folder: string ): boolean {
	return (
		existsSync( join( folder, 'package.json' ) ) &&
		existsSync( join( folder, 'tests', 'site' ) )
	);
}

/**
 * A path below `.cache/`, the project's local state. Its parent folders are
 * made, the path itself is not.
 *
 * @param parts Path segments below the cache folder.
 */
export function cachePath( ...parts: string[] ): string {
	const path = join( projectRoot(), '.cache', ...parts );
	mkdirSync( dirname( path ), { recursive: true } );
	return path;
}

/**
 * A file that is part of tests/site.
 *
 * @param parts Path segments below tests/site.
 */
export function sitePath( ...parts: string[] ): string {
	return join( projectRoot(), 'tests', 'site', ...parts );
}
