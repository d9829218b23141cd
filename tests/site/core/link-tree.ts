import {
	constants,
	copyFileSync,
	linkSync,
	mkdirSync,
	readdirSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Repeats a folder by hard links, which takes a fraction of a second where a
 * copy takes many. PHP sees each site's files under the site's own path, as
 * WordPress needs it to find that site's configuration; a symbolic link would
 * lead it to the shared folder.
 *
 * @param from  Folder to repeat.
 * @param to    Its new path.
 * @param leave Names directly below the folder that are left out.
 */
export function linkTree(
	from: string,
	to: string,
	leave: string[] = []
): void {
	mkdirSync( to, { recursive: true } );
	for ( const entry of readdirSync( from, { withFileTypes: true } ) ) {
		if ( leave.includes( entry.name ) ) {
			continue;
		}
		const source = join( from, entry.name );
		const target = join( to, entry.name );
		if ( entry.isDirectory() ) {
			linkTree( source, target );
		} else {
			linkFile( source, target );
		}
	}
}

function linkFile( source: string, target: string ): void {
	try {
		linkSync( source, target );
	} catch {
		// Another disk, or a file system without hard links.
		copyFileSync( source, target, constants.COPYFILE_FICLONE );
	}
}
