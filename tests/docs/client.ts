import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { readDoc } from './docblock';
import type { Point } from './points';

const TYPES = 'src/contract/types';

/** Heading, file, interface, and prefix of its members' names. */
type Interface = readonly [ string, string, string, string ];

const ofStore = ( store: string, file: string, of: string ): Interface[] => [
	[
		`The store vitrine/${ store }`,
		file,
		`${ of }Selectors`,
		`select( 'vitrine/${ store }' )`,
	],
	[
		`The store vitrine/${ store }`,
		file,
		`${ of }Actions`,
		`dispatch( 'vitrine/${ store }' )`,
	],
];

/** The documented interfaces, in the order of the document. */
const INTERFACES: readonly Interface[] = [
	[ 'window.vitrine', 'global.ts', 'VitrineGlobal', 'vitrine' ],
	[ 'window.vitrine', 'client.ts', 'CartClient', 'vitrine.cart' ],
	...ofStore( 'cart', 'store.ts', 'Cart' ),
	...ofStore( 'loop', 'loop.ts', 'Loop' ),
	...ofStore( 'checkout', 'checkout.ts', 'Checkout' ),
	[ 'Events', 'events.ts', 'VitrineEvents', '' ],
];

/** Members that stand for the whole object. */
const LEFT_OUT = [ 'vitrine.v', 'vitrine.cart' ];

const read = (
	root: string,
	[ section, file, type, prefix ]: Interface
): Point[] => {
	const path = `${ TYPES }/${ file }`;
	const source = ts.createSourceFile(
		path,
		readFileSync( resolve( root, path ), 'utf8' ),
		ts.ScriptTarget.Latest,
		true
	);
	const found = source.statements
		.filter( ts.isInterfaceDeclaration )
		.find( ( { name } ) => name.text === type );
	if ( ! found ) {
		throw new Error( `${ path } has no interface ${ type }` );
	}
	return found.members.flatMap( ( member ) => {
		const own =
			member.name && ts.isStringLiteral( member.name )
				? member.name.text
				: member.name?.getText() ?? '';
		const name = prefix ? `${ prefix }.${ own }` : own;
		const [ doc ] = ts.getJSDocCommentsAndTags( member );
		const { text, params, example, internal } = readDoc(
			doc?.getText() ?? ''
		);
		return internal || LEFT_OUT.includes( name )
			? []
			: [
					{
						name,
						section,
						text,
						file: path,
						language: 'js',
						signature: member
							.getText()
							.replace( /^readonly /, '' )
							.replace( /\s*\/\*\*[\s\S]*?\*\//g, '' )
							.replace( /^\t/gm, '' ),
						params,
						example,
					},
			  ];
	} );
};

/**
 * Returns what the plugin offers scripts in `window.vitrine`, in the registered
 * stores, and in DOM events.
 *
 * @param root Folder of the project.
 */
export const readClient = ( root: string ): Point[] =>
	INTERFACES.flatMap( ( one ) => read( root, one ) );
