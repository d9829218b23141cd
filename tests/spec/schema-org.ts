/**
 * Extracts what schema.org defines for the types in the plugin's structured data,
 * from the typings of schema-dts. Run directly, it updates the fixture of the PHP
 * tests: `npx tsx tests/spec/schema-org.ts`.
 */
import { readFileSync, writeFileSync } from 'fs';
import { resolve } from 'path';
import ts from 'typescript';

const ROOT = resolve( __dirname, '../..' );
export const FIXTURE = resolve( ROOT, 'tests/fixtures/schema-org.json' );
const TYPINGS = resolve( ROOT, 'node_modules/schema-dts/dist/schema.d.ts' );

const USED = [
	'AggregateOffer',
	'AggregateRating',
	'BreadcrumbList',
	'EntryPoint',
	'ListItem',
	'Offer',
	'Organization',
	'Person',
	'Product',
	'ProductGroup',
	'PropertyValue',
	'Rating',
	'Review',
	'SearchAction',
	'UnitPriceSpecification',
	'WebSite',
];

export interface TypeDefinition {
	/** The type and its ancestors. */
	is: string[];
	/** Allowed value types by property. */
	properties: Record< string, string[] >;
}

export interface Vocabulary {
	types: Record< string, TypeDefinition >;
	/** URLs of the members by enumeration. */
	enumerations: Record< string, string[] >;
}

const ADDRESS = 'https://schema.org/';

/** Names of the types in a property's type node. */
const namesIn = ( node: ts.Node ): string[] => {
	if ( ts.isTypeReferenceNode( node ) ) {
		const name = node.typeName.getText();
		return name === 'SchemaValue' && node.typeArguments?.[ 0 ]
			? namesIn( node.typeArguments[ 0 ] )
			: [ name ];
	}
	return ts.isUnionTypeNode( node ) ? node.types.flatMap( namesIn ) : [];
};

/** Value of a string literal type. */
const literal = ( node: ts.Node ): string[] =>
	ts.isLiteralTypeNode( node ) && ts.isStringLiteral( node.literal )
		? [ node.literal.text ]
		: [];

/** Reads the definitions of the used types. */
export const readVocabulary = (): Vocabulary => {
	const source = ts.createSourceFile(
		TYPINGS,
		readFileSync( TYPINGS, 'utf8' ),
		ts.ScriptTarget.Latest,
		true
	);
	const interfaces = new Map< string, ts.InterfaceDeclaration >();
	const aliases = new Map< string, ts.TypeAliasDeclaration >();
	source.forEachChild( ( node ) => {
		if ( ts.isInterfaceDeclaration( node ) ) {
			interfaces.set( node.name.text, node );
		} else if ( ts.isTypeAliasDeclaration( node ) ) {
			aliases.set( node.name.text, node );
		}
	} );

	const define = ( name: string ): TypeDefinition => {
		const is = new Set< string >();
		const properties: Record< string, string[] > = {};
		const visit = ( declared: string ) => {
			const node = interfaces.get( declared );
			if ( node ) {
				is.add( declared.replace( /(Base|Leaf)$/, '' ) );
			}
			for ( const member of node?.members ?? [] ) {
				if ( ts.isPropertySignature( member ) && member.type ) {
					const key = member.name.getText().replace( /"/g, '' );
					if ( ! key.startsWith( '@' ) ) {
						properties[ key ] = namesIn( member.type )
							.filter( ( one ) => one !== 'IdReference' )
							.sort();
					}
				}
			}
			node?.heritageClauses
				?.flatMap( ( { types } ) => [ ...types ] )
				.forEach( ( { expression } ) => {
					visit( expression.getText() );
				} );
		};
		visit( `${ name }Leaf` );
		return { is: [ ...is ].sort(), properties };
	};

	const types = Object.fromEntries(
		USED.map( ( name ) => [ name, define( name ) ] )
	);
	const enumerations: Vocabulary[ 'enumerations' ] = {};
	const named = Object.values( types ).flatMap( ( { properties } ) =>
		Object.values( properties ).flat()
	);
	for ( const name of [ ...new Set( named ) ].sort() ) {
		const type = aliases.get( name )?.type;
		const members =
			type && ts.isUnionTypeNode( type )
				? type.types
						.flatMap( literal )
						.filter( ( text ) => text.startsWith( ADDRESS ) )
				: [];
		if ( members.length > 0 ) {
			enumerations[ name ] = members;
		}
	}
	return { types, enumerations };
};

if ( process.argv[ 1 ]?.endsWith( 'schema-org.ts' ) ) {
	writeFileSync(
		FIXTURE,
		JSON.stringify( readVocabulary(), null, '\t' ) + '\n'
	);
}
