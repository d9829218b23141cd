import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { linkTree } from '../core/link-tree';
import { cachePath } from '../tools/paths';

/**
 * Takes over the state of another site on SQLite: its last snapshot and its
 * uploads. Much faster than to install and to fill it in anew.
 *
 * @param from Name of the other site.
 * @param dir  Folder of the new one, laid out.
 * @throws Error When there is no such site.
 */
export function copyState( from: string, dir: string ): void {
	const source = cachePath( 'sites', from );
	const snapshot = join( source, 'private', 'db', 'snapshot.sqlite' );
	if ( ! existsSync( snapshot ) ) {
		throw new Error( `There is no site "${ from }" with a snapshot.` );
	}
	const uploads = join( 'www', 'wp-content', 'uploads' );
	linkTree( join( source, uploads ), join( dir, uploads ) );
	for ( const name of [ 'wordpress.sqlite', 'snapshot.sqlite' ] ) {
		copyFileSync( snapshot, join( dir, 'private', 'db', name ) );
	}
}
