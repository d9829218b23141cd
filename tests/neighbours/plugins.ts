import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const FOLDER = resolve( __dirname, 'plugins' );

/** All test plugins, by name. */
const files = (): string[] =>
	readdirSync( FOLDER, { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.name.endsWith( '.php' ) )
		.map( ( entry ) => join( entry.parentPath, entry.name ) );

/**
 * Returns the path of a plugin's file.
 *
 * @param name File name without `.php`.
 * @throws Error When there is none.
 */
export function placeOfPlugin( name: string ): string {
	const found = files().find( ( file ) => basename( file, '.php' ) === name );
	if ( found === undefined ) {
		throw new Error( `${ FOLDER } has no ${ name }.php.` );
	}
	return found;
}
