import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a hash of all files below a folder.
 *
 * @param folder Path.
 */
export function hashOf( folder: string ): string {
	const hash = createHash( 'sha256' );
	const names = readdirSync( folder, { recursive: true, encoding: 'utf8' } );
	for ( const name of names.sort() ) {
		if ( /\.(php|ts|json)$/.test( name ) ) {
			hash.update( name ).update( readFileSync( join( folder, name ) ) );
		}
	}
	return hash.digest( 'hex' ).slice( 0, 16 );
}
