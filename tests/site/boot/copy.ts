import { copyFileSync, cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { linkTree } from '../core/link-tree';
import { cachePath } from '../tools/paths';
import type { Database } from '../types';

/**
 * Takes over the state of another site that has stopped: its last snapshot and
 * its uploads. Much faster than to install and to fill it in anew.
 *
 * @param from Name of the other site.
 * @param dir  Folder of the new one, laid out, its database not started.
 * @param db   Of both.
 * @throws Error When there is no such site.
 */
export function copyState( from: string, dir: string, db: Database ): void {
	const source = cachePath( 'sites', from, 'private' );
	const kept =
		db === 'mysql'
			? join( source, 'mysql', 'data' )
			: join( source, 'db', 'snapshot.sqlite' );
	if ( ! existsSync( kept ) ) {
		throw new Error( `There is no site "${ from }" with a snapshot.` );
	}
	const uploads = join( 'www', 'wp-content', 'uploads' );
	linkTree( cachePath( 'sites', from, uploads ), join( dir, uploads ) );
	const target = join( dir, 'private' );
	if ( db === 'mysql' ) {
		cpSync( kept, join( target, 'mysql', 'data' ), { recursive: true } );
		return;
	}
	for ( const name of [ 'wordpress.sqlite', 'snapshot.sqlite' ] ) {
		copyFileSync( kept, join( target, 'db', name ) );
	}
}
