import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDoc } from './docblock';
import type { Point } from './points';

const TYPES = 'src/contract/types';

/** The registered stores: the file of their types, and the beginning of the names there. */
const STORES = {
	'vitrine/cart': { file: 'store.ts', of: 'Cart' },
	'vitrine/loop': { file: 'loop.ts', of: 'Loop' },
	'vitrine/checkout': { file: 'checkout.ts', of: 'Checkout' },
};

const MEMBER =
	/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\s*(?:readonly\s+)?(\w+)\??[:(]/g;

const membersOf = ( source: string, name: string ): string =>
	new RegExp( `export interface ${ name } \\{([\\s\\S]*?)\\n\\}` ).exec(
		source
	)?.[ 1 ] ?? '';

const read = (
	root: string,
	file: string,
	type: string,
	prefix: string
): Point[] => {
	const source = readFileSync( resolve( root, TYPES, file ), 'utf8' );
	return [ ...membersOf( source, type ).matchAll( MEMBER ) ].flatMap(
		( [ , block = '', member = '' ] ) => {
			const { text, example } = readDoc( block );
			return example
				? [
						{
							name: `${ prefix }.${ member }`,
							kind: 'script',
							text,
							file: `${ TYPES }/${ file }`,
							language: 'js',
							example,
						},
				  ]
				: [];
		}
	);
};

/**
 * What scripts find at `window.vitrine`, and in the registered stores, as far as
 * its types give an example.
 *
 * @param root Of the project.
 */
export const readClient = ( root: string ): Point[] => [
	...read( root, 'global.ts', 'VitrineGlobal', 'vitrine' ),
	...read( root, 'client.ts', 'CartClient', 'vitrine.cart' ),
	...Object.entries( STORES ).flatMap( ( [ store, { file, of } ] ) => [
		...read( root, file, `${ of }Selectors`, `select( '${ store }' )` ),
		...read( root, file, `${ of }Actions`, `dispatch( '${ store }' )` ),
	] ),
];
