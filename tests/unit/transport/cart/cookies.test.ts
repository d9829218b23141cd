import { readCartCookies } from '../../../../src/transport/cart/cookies';
import { settings } from '../shop';

const flagged = settings( {
	fragments: { refresh: 'cart', timeout: 5000, counted: true },
} );

it.each( [
	[ '', { count: 0, hash: '' } ],
	[
		'woocommerce_items_in_cart=1; woocommerce_cart_hash=old; vitrine_cart_count=4.new',
		{ count: 4, hash: 'new' },
	],
	[
		'woocommerce_items_in_cart=1; vitrine_cart_count=0.',
		{ count: 0, hash: '' },
	],
	// The shop has deleted the cart, and only our cookie is left.
	[ 'vitrine_cart_count=4.new', { count: 0, hash: '' } ],
	// A cart without our cookie: not empty, with an unknown count.
	[
		'woocommerce_items_in_cart=1; woocommerce_cart_hash=h',
		{ count: null, hash: 'h' },
	],
	[
		'woocommerce_items_in_cart=1; vitrine_cart_count=many',
		{ count: null, hash: '' },
	],
] )( 'reads %p when the flag is not a number', ( cookies, expected ) => {
	expect( readCartCookies( flagged, cookies ) ).toEqual( expected );
} );

it( "reads the count from the engine's own cookie if it has one", () => {
	expect(
		readCartCookies(
			settings(),
			'woocommerce_items_in_cart=3; woocommerce_cart_hash=h; vitrine_cart_count=9.x'
		)
	).toEqual( { count: 3, hash: 'h' } );
} );
