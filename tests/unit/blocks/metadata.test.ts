import { readFileSync } from 'fs';
import { resolve } from 'path';
import { sync as glob } from 'fast-glob';

interface Metadata {
	name: string;
	title?: string;
	description?: string;
	category?: string;
	icon?: string;
	keywords?: string[];
	example?: object;
	supports?: { inserter?: boolean };
}

const root = resolve( __dirname, '../../..' );

const BLOCKS = glob( 'blocks/*/block.json', { cwd: root } )
	.sort()
	.map(
		( file ): Metadata =>
			JSON.parse(
				readFileSync( resolve( root, file ), 'utf8' )
			) as Metadata
	);

/** WordPress's icon font. */
const ICONS = readFileSync(
	resolve( root, 'node_modules/@wordpress/components/src/dashicon/types.ts' ),
	'utf8'
);

/** Search terms of owners, with the block they must find. */
const WANTED: [ word: string, block: string ][] = [
	[ 'product collection', 'vitrine/product-listing' ],
	[ 'product collection', 'vitrine/loop-builder' ],
	[ 'query loop', 'vitrine/loop-builder' ],
	[ 'loop builder', 'vitrine/loop-builder' ],
	[ 'woocommerce', 'vitrine/product-listing' ],
	[ 'woocommerce', 'vitrine/checkout' ],
	[ 'cart', 'vitrine/cart' ],
	[ 'cart', 'vitrine/mini-cart' ],
	[ 'basket', 'vitrine/cart' ],
	[ 'my account', 'vitrine/account' ],
	[ 'product search', 'vitrine/site-search' ],
	[ 'product filter', 'vitrine/loop-facet' ],
	[ 'single product', 'vitrine/product' ],
	[ 'dark mode', 'vitrine/palette-switcher' ],
];

describe( "a block's block.json", () => {
	it.each( BLOCKS.map( ( block ) => [ block.name, block ] as const ) )(
		'of %s has a title, description, category, icon and keywords',
		( _name, { title, description, category, icon, keywords } ) => {
			expect( title ).toMatch( /^\S/ );
			expect( description ).toMatch( /\.$/ );
			expect( category ).toBe( 'vitrine' );
			expect( ICONS ).toContain( `'${ icon }'` );
			expect( keywords?.length ).toBeGreaterThan( 1 );
		}
	);

	it( 'has a unique icon', () => {
		const icons = BLOCKS.map( ( { icon } ) => icon );
		expect(
			icons.filter( ( icon, at ) => icons.indexOf( icon ) < at )
		).toEqual( [] );
	} );

	it( 'has an example if the block can be inserted', () => {
		const without = BLOCKS.filter(
			( { supports, example } ) =>
				supports?.inserter !== false && ! example
		);
		expect( without.map( ( { name } ) => name ) ).toEqual( [] );
	} );

	it.each( WANTED )( 'lets “%s” find %s', ( word, name ) => {
		const block = BLOCKS.find( ( one ) => one.name === name );
		const text = [ block?.title, ...( block?.keywords ?? [] ) ]
			.join( '\n' )
			.toLowerCase();
		expect( text ).toContain( word );
	} );
} );
