import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import glob from 'fast-glob';
import { readDoc } from './docblock';
import type { Point } from './points';

const CALL = /\b(apply_filters|do_action)\(\s*'(vitrine_\w+)'/g;

/**
 * A hook that is fired in several places is documented in one of them; the
 * others refer to it, as in WordPress.
 */
const ELSEWHERE = /This (filter|action) is documented in/;

/** The docblock before a hook, with at most one statement between. */
const docBefore = ( source: string, place: number ): string => {
	const end = source.lastIndexOf( '*/', place );
	const between = source.slice( end + 2, place );
	return end < 0 || /[;{}]/.test( between )
		? ''
		: source.slice( source.lastIndexOf( '/**', end ), end + 2 );
};

/**
 * Returns the filters and actions that the plugin fires, by name.
 *
 * @param root Folder of the project.
 */
export const readHooks = ( root: string ): Point[] => {
	const found = new Map< string, Point >();
	const files = glob.sync(
		[ 'includes/**/*.php', 'blocks/**/*.php', '*.php' ],
		{
			cwd: root,
		}
	);
	for ( const file of files.sort() ) {
		const source = readFileSync( resolve( root, file ), 'utf8' );
		for ( const call of source.matchAll( CALL ) ) {
			const [ , how, name = '' ] = call;
			const block = docBefore( source, call.index );
			const doc = readDoc( ELSEWHERE.test( block ) ? '' : block );
			if ( doc.text || ! found.has( name ) ) {
				found.set( name, {
					name,
					section: how === 'do_action' ? 'Actions' : 'Filters',
					text: doc.text,
					file,
					language: 'php',
					signature: '',
					params: doc.params,
					example: doc.example,
				} );
			}
		}
	}
	return [ ...found.values() ].sort( ( a, b ) =>
		a.name.localeCompare( b.name )
	);
};
