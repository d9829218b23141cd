import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import glob from 'fast-glob';
import { readDoc } from './docblock';
import type { Point } from './points';

const CALL = /\b(apply_filters|do_action)\(\s*'(vitrine_\w+)'/g;

/** The docblock that ends shortly before a place: at most a statement lies between. */
const docBefore = ( source: string, place: number ): string => {
	const end = source.lastIndexOf( '*/', place );
	const between = source.slice( end + 2, place );
	return end < 0 || /[;{}]/.test( between )
		? ''
		: source.slice( source.lastIndexOf( '/**', end ), end + 2 );
};

/** What it takes to use a hook, where nobody has written it better. */
const usage = ( kind: string, name: string, params: string[] ): string => {
	const more = params.length > 1 ? `, 10, ${ params.length }` : '';
	const body = kind === 'filter' ? ` return ${ params[ 0 ] ?? 'null' };` : '';
	return `add_${ kind }( '${ name }', function ( ${ params.join(
		', '
	) } ) {${ body } }${ more } );`.replace( '(  )', '()' );
};

/**
 * The filters and actions that the plugin calls, by name.
 *
 * @param root Of the project.
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
			const kind = how === 'do_action' ? 'action' : 'filter';
			const doc = readDoc( docBefore( source, call.index ) );
			// Called in two places, it is documented in one.
			if ( doc.text || ! found.has( name ) ) {
				found.set( name, {
					name,
					kind,
					text: doc.text,
					file,
					language: 'php',
					example: doc.example || usage( kind, name, doc.params ),
				} );
			}
		}
	}
	return [ ...found.values() ].sort( ( a, b ) =>
		a.name.localeCompare( b.name )
	);
};
