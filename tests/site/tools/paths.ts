import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The project's folder: the nearest one at or above the working directory with
 * this plugin's package.json and tests.
 *
 * @throws Error When run outside the project.
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
 * A path below `.cache/`, the project's local state. Creates its parent folders,
 * but not the path itself.
 *
 * @param parts Path segments below the cache folder.
 */
export function cachePath( ...parts: string[] ): string {
	const path = join( projectRoot(), '.cache', ...parts );
	mkdirSync( dirname( path ), { recursive: true } );
	return path;
}

/**
 * The path of a file in tests/site.
 *
 * @param parts Path segments below tests/site.
 */
export function sitePath( ...parts: string[] ): string {
	return join( projectRoot(), 'tests', 'site', ...parts );
}
