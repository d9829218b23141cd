/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import contract from '../../../src/contract/contract.json';
import { readClient } from '../../docs/client';
import { readDoc } from '../../docs/docblock';
import { wrongWith } from '../../docs/example';
import { readHooks } from '../../docs/hooks';
import { insert, render } from '../../docs/points';

const ROOT = resolve( __dirname, '../../..' );
const client = readClient( ROOT );
const hooks = readHooks( ROOT );
const points = [ ...client, ...hooks ];

it( 'documents every extension point as in code: npm run docs', () => {
	const document = readFileSync( resolve( ROOT, 'EXTENDING.md' ), 'utf8' );
	expect( document ).toBe( insert( document, render( points ) ) );
} );

it.each( points )( 'has a text and an example for $name', ( point ) => {
	expect( point.text ).not.toBe( '' );
	expect( point.example ).toContain( point.name.split( '.' ).pop() );
} );

it.each( hooks )(
	'has typed arguments and a working example for $name',
	( { name, params, example } ) => {
		expect(
			params.filter( ( { type, text } ) => ! type || ! text )
		).toEqual( [] );
		expect( wrongWith( name, example, params.length ) ).toBe( '' );
	}
);

it.each( [
	[ "add_filter( 'x', fn( $a ) => $a );", 1, 'does nothing' ],
	[ "add_filter( 'x', fn( $a, $b ) => $a, 10, 2 );", 2, 'does nothing' ],
	[ "add_filter( 'x', function ( $a ) { return $a; } );", 1, 'does nothing' ],
	[ "add_action( 'x', function () { } );", 0, 'does nothing' ],
	[ 'do_something();', 0, 'does not use the hook' ],
	[ "add_filter( 'y', '__return_true' );", 1, 'does not use the hook' ],
	[
		"add_filter( 'x', fn( $a, $b ) => $a + $b, 10, 2 );",
		1,
		'takes more than the hook passes',
	],
	[
		"add_filter( 'x', fn( $a, $b ) => $a + $b );",
		2,
		'takes a different number of arguments than registered',
	],
	[ "add_filter( 'x', fn( $a, $b ) => $a + $b, 10, 2 );", 2, '' ],
	[ "add_filter( 'x', '__return_false' );", 1, '' ],
	[ "add_action( 'x', fn() => set_time_limit( 60 ) );", 0, '' ],
] )( 'validates the example %s', ( example, given, wrong ) => {
	expect( wrongWith( 'x', example, given ) ).toBe( wrong );
} );

it( 'lists every native event of the contract', () => {
	const types = readFileSync(
		resolve( ROOT, 'src/contract/types/events.ts' ),
		'utf8'
	);
	expect(
		[ ...types.matchAll( /^\t'(vitrine:[\w-]+)':/gm ) ]
			.map( ( [ , name ] ) => name )
			.sort()
	).toEqual( Object.values( contract.events.native ).sort() );
} );

it( 'lists the extension points promised to other plugins', () => {
	expect( points.map( ( { name } ) => name ) ).toEqual(
		expect.arrayContaining( [
			'vitrine.openDrawer',
			'vitrine.closeDrawer',
			'vitrine.registerAddressProvider',
			'vitrine.registerFill',
			'vitrine.cart.subscribe',
			'vitrine.cart.add',
			'vitrine.cart.remove',
			'vitrine.cart.setQuantity',
			"select( 'vitrine/cart' ).getCart",
			"dispatch( 'vitrine/cart' ).removeItem",
			"select( 'vitrine/loop' ).getLoop",
			"dispatch( 'vitrine/loop' ).filter",
			"select( 'vitrine/checkout' ).getCheckout",
			"dispatch( 'vitrine/checkout' ).applyCoupon",
			'vitrine:cart-changed',
			'vitrine:added-to-cart',
			'vitrine_engines',
			'vitrine_contract',
			'vitrine_fragments',
			'vitrine_cart_item_data',
			'vitrine_listing_query',
			'vitrine_settings',
			'vitrine_slot',
		] )
	);
} );

it( 'parses a docblock', () => {
	expect(
		readDoc(
			'/**\n * One\n * two.\n *\n * @param int $a What.\n * @param array{a: int, b: int} $b\n *     More.\n * @param key Of it.\n * @example\n * f( $a );\n *   g();\n * @return int\n */'
		)
	).toEqual( {
		text: 'One two.',
		params: [
			{ name: '$a', type: 'int', text: 'What.' },
			{ name: '$b', type: 'array{a: int, b: int}', text: 'More.' },
			{ name: 'key', type: '', text: 'Of it.' },
		],
		example: 'f( $a );\n  g();',
		internal: false,
	} );
	expect( readDoc( '/**\n * Ours.\n *\n * @internal\n */' ).internal ).toBe(
		true
	);
} );

it.each( [ 'README.md', 'CONTRIBUTING.md', 'EXTENDING.md' ] )(
	'links to existing files from %s',
	( name ) => {
		const links = readFileSync( resolve( ROOT, name ), 'utf8' ).matchAll(
			/\]\(([^)#:]+)\)/g
		);
		expect(
			[ ...links ]
				.map( ( [ , path = '' ] ) => path )
				.filter( ( path ) => ! existsSync( resolve( ROOT, path ) ) )
		).toEqual( [] );
	}
);

it.each( [
	'npm ci && npm start',
	'npm ci && npm test',
	'WOOCOMMERCE_DIR',
	'THEME_DIR',
	'EDD_DIR',
	'~/.cache/vitrine/woocommerce',
	'npx @wordpress/env start',
] )( 'finds %s in README.md', ( words ) => {
	expect( readFileSync( resolve( ROOT, 'README.md' ), 'utf8' ) ).toContain(
		words
	);
} );

it( 'draws a map of existing folders', () => {
	const [ , map = '' ] =
		/## Architecture\n\n```\n([\s\S]*?)```/.exec(
			readFileSync( resolve( ROOT, 'README.md' ), 'utf8' )
		) ?? [];
	const folders = [ ...map.matchAll( /^([\w/]+)\/ /gm ) ].map(
		( [ , folder = '' ] ) => folder
	);
	expect( folders.length ).toBeGreaterThan( 8 );
	expect(
		folders.filter( ( folder ) => ! existsSync( resolve( ROOT, folder ) ) )
	).toEqual( [] );
} );

it( 'rejects a document without its marks', () => {
	expect( () => insert( '# Nothing', '' ) ).toThrow( 'lacks the markers' );
} );
