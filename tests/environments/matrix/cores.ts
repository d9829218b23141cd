import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { machineSources, mainArchive } from '../../site/core/apt-sources';
import { fromSuite } from '../../site/core/debian';
import { cachePath } from '../../site/tools/paths';
import { putFolder } from '../../site/tools/put-folder';

/** Debian's stable release, which has the oldest available WordPress of those that readme.txt lists. */
const SUITE = 'trixie';

/** A WordPress and its origin. */
export interface Release {
	dir: string;
	from: string;
}

/**
 * Returns the oldest available WordPress: in `WP_OLDEST_DIR`, or else from
 * Debian's stable release.
 *
 * @throws Error A one-line message about how to get one.
 */
export async function oldestCore(): Promise< Release > {
	const own = process.env.WP_OLDEST_DIR;
	if ( own ) {
		return { dir: resolve( own ), from: 'WP_OLDEST_DIR' };
	}
	const dir = cachePath( `wordpress-${ SUITE }` );
	if ( ! existsSync( dir ) ) {
		const main = mainArchive( machineSources() );
		if ( ! main ) {
			throw new Error(
				'Old WordPress version not found: unpack one and set WP_OLDEST_DIR=/path.'
			);
		}
		const partial = `${ dir }-${ process.pid }`;
		mkdirSync( partial, { recursive: true } );
		try {
			await fromSuite( { ...main, suites: [ SUITE ] }, partial );
			putFolder( partial, dir );
		} finally {
			rmSync( partial, { recursive: true, force: true } );
		}
	}
	return { dir, from: `Debian ${ SUITE }` };
}
