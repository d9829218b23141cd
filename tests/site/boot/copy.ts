import { copyFileSync, cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { linkTree } from '../core/link-tree';
import { cachePath } from '../tools/paths';
import type { Database } from '../types';

/**
 * Copies the state of another, stopped site: its last snapshot and its uploads.
 * Much faster than installing and seeding a new one.
 *
 * @param from Name of the other site.
 * @param dir  Folder of the new site, laid out, with its database not started yet.
 * @param db   Database type of both sites.
 * @throws Error When the site does not exist.
 */
export function copyState( from: string, dir: string, db: Database ): void {
	const source = cachePath( 'sites', from, 'private' );
	const kept =
		db === 'mysql'
			? join( source, 'mysql', 'data' )
			: join( source, 'db', 'snapshot.sqlite' );
	if ( ! existsSync( kept ) ) {
		throw new Error( `No site "${ from }" with a snapshot.` );
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
