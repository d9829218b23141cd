import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from '../tools/children';

/** Suffix of the lock file, which is next to the site's folder so that rebuilding the site keeps it. */
const SUFFIX = '.pid';

/**
 * Claims a site for this process. Two processes serving one folder would change
 * each other's data.
 *
 * @param dir Folder of the site.
 * @throws Error When a running process has claimed it.
 */
export function claim( dir: string ): void {
	const file = dir + SUFFIX;
	const owner = existsSync( file )
		? Number( readFileSync( file, 'utf8' ) )
		: 0;
	if ( owner > 0 && owner !== process.pid && isAlive( owner ) ) {
		throw new Error(
			`${ dir } is in use by process ${ owner }; stop it first.`
		);
	}
	mkdirSync( dirname( file ), { recursive: true } );
	writeFileSync( file, String( process.pid ) );
}

/**
 * Releases a site.
 *
 * @param dir Folder of the site.
 */
export function release( dir: string ): void {
	rmSync( dir + SUFFIX, { force: true } );
}

/**
 * Removes temporary sites whose process ended without removing them.
 *
 * @param sites Folder of all sites.
 */
export function sweep( sites: string ): void {
	const names = existsSync( sites ) ? readdirSync( sites ) : [];
	for ( const name of names ) {
		const owner = Number( name.match( /-(\d+)$/ )?.[ 1 ] ?? 0 );
		if ( owner > 0 && ! isAlive( owner ) ) {
			rmSync( join( sites, name ), { recursive: true, force: true } );
			release( join( sites, name ) );
		}
	}
}

/**
 * The name of a temporary site of this process, as sweep() recognizes it.
 *
 * @param name Purpose of the site.
 */
export function temporaryName( name: string ): string {
	return `${ name }-${ process.pid }`;
}
