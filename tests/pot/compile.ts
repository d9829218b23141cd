/**
 * Compiles languages/*.po for WordPress into build/languages. The build runs it
 * after the scripts, since each script gets only its own texts.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { keyOf } from './entries';
import { jsonOf, phpOf, readLanguage } from './languages';
import { textsOfScript } from './scripts';

/** Scripts of the editor and the admin, which are left untranslated as a whole. */
const OF_OWNERS = [ 'build/{admin,editor}*.js', 'build/blocks/*/index.js' ];

/** File name hash that WordPress uses for a script's texts. */
const nameOf = ( script: string ) =>
	createHash( 'md5' ).update( script ).digest( 'hex' );

const FOLDER = 'build/languages';

function compile(): void {
	const scripts = glob
		.sync( 'build/**/*.js', { ignore: OF_OWNERS } )
		.map( ( script ) => ( {
			script,
			keys: new Set( textsOfScript( script ).map( keyOf ) ),
		} ) )
		.filter( ( { keys } ) => keys.size > 0 );
	rmSync( FOLDER, { recursive: true, force: true } );
	mkdirSync( FOLDER, { recursive: true } );
	for ( const file of glob.sync( 'languages/*.po' ) ) {
		const language = readLanguage( file );
		const base = join( FOLDER, `vitrine-${ language.locale }` );
		writeFileSync( `${ base }.l10n.php`, phpOf( language ) );
		for ( const { script, keys } of scripts ) {
			const json = jsonOf( language, keys );
			if ( json !== null ) {
				writeFileSync( `${ base }-${ nameOf( script ) }.json`, json );
			}
		}
	}
}

compile();
