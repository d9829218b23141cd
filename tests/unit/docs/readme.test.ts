import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readClient } from '../../docs/client';
import { readDoc } from '../../docs/docblock';
import { readHooks } from '../../docs/hooks';
import { insert, render } from '../../docs/points';

const ROOT = resolve( __dirname, '../../..' );
const points = [ ...readClient( ROOT ), ...readHooks( ROOT ) ];

it( 'says of every extension point what the code says: npm run docs', () => {
	const readme = readFileSync( resolve( ROOT, 'README.md' ), 'utf8' );
	expect( readme ).toBe( insert( readme, render( points ) ) );
} );

it.each( points )( 'has a text and an example of $name', ( point ) => {
	expect( point.text ).not.toBe( '' );
	expect( point.example ).toContain( point.name.split( '.' ).pop() );
} );

it( 'knows the extension points that other plugins were promised', () => {
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

it( 'reads a docblock', () => {
	expect(
		readDoc(
			'/**\n * One\n * two.\n *\n * @param int $a What.\n * @param list<int> $b\n *     More.\n * @example\n * f( $a );\n *   g();\n * @return int\n */'
		)
	).toEqual( {
		text: 'One two.',
		params: [ '$a', '$b' ],
		example: 'f( $a );\n  g();',
	} );
} );

it( 'refuses a README without a place for it', () => {
	expect( () => insert( '# Nothing', '' ) ).toThrow( 'lacks the marks' );
} );
