import type { AddIntent } from '../../../src/contract/types';
import { openCart } from '../../../src/loader/cart/open';
import { createOutside } from '../../../src/transport/cart/outside';
import { createCartApi } from '../../../src/transport/cart/api';
import { cart, line } from '../core/cart/sample';
import { answerOf, createShop, settings, settle } from '../transport/shop';
import { makeAhead } from '../support/prerender';

const listing = ( id: string, quantity: string ): AddIntent => ( {
	kind: 'listing',
	payload: { product_id: id, quantity },
} );

const COOKIES = 'woocommerce_items_in_cart=3; woocommerce_cart_hash=a';
const CART = cart( [ line( 'p1', 2 ), line( 'p2', 1 ) ], {
	revision: 3,
	hash: 'a',
} );

/** Opens a page whose cart waits for its transport until `arrive()`. */
const open = ( cookies = COOKIES ) => {
	const shop = createShop( { cookies } );
	const fetches = { count: 0 };
	let arrive = () => {};
	let refuse: ( error: Error ) => void = () => {};
	const opened = openCart( settings(), shop.env, () => {
		fetches.count++;
		return new Promise( ( resolve, reject ) => {
			refuse = reject;
			arrive = () => {
				const outside = opened.cart.connect( ( inside ) =>
					createOutside(
						{
							settings: settings(),
							page: CART,
							env: shop.env,
							api: createCartApi( settings(), shop.env ),
						},
						inside
					)
				);
				outside.start();
				resolve( outside );
			};
		} );
	} );
	opened.look();
	return {
		...shop,
		...opened,
		fetches,
		arrive: () => {
			arrive();
			return settle();
		},
		refuse: () => {
			refuse( new Error( 'no chunk' ) );
			return settle();
		},
	};
};

beforeEach( () => {
	jest.useFakeTimers();
	window.reportError = jest.fn();
} );
afterEach( () => jest.useRealTimers() );

it( "counts an add at once, on top of the cookie's count", () => {
	const { cart: page } = open();
	const counts: number[] = [];
	page.subscribe( ( { count } ) => counts.push( count ) );
	void page.add( listing( '1', '2' ) );
	void page.add( { kind: 'form', body: new FormData(), quantity: 4 } );
	expect( counts ).toEqual( [ 5, 9 ] );
	expect( page.getState().busy ).toBe( true );
} );

it( 'loads the shop client once and sends all intents in order', async () => {
	const { cart: page, fetches, arrive, names, last } = open();
	void page.add( listing( '1', '1' ) );
	void page.remove( 'p1' );
	expect( fetches.count ).toBe( 1 );
	await arrive();
	expect( names() ).toEqual( [ 'add_to_cart' ] );
	await last().answer( answerOf( CART ) );
	expect( names() ).toEqual( [ 'add_to_cart', 'remove_from_cart' ] );
} );

it( "knows an early removal's item once the cart is known", async () => {
	const { cart: page, arrive } = open();
	void page.remove( 'p1' );
	expect( page.getState().removed ).toBeNull();
	await arrive();
	expect( page.getState() ).toMatchObject( {
		count: 1,
		removed: { line: { key: 'p1' }, index: 0 },
	} );
} );

it( 'assumes nothing when the client cannot load, and retries', async () => {
	const { cart: page, refuse, arrive, names } = open();
	const added = page.add( listing( '1', '1' ) );
	expect( page.getState().count ).toBe( 4 );
	await refuse();
	await expect( added ).resolves.toEqual( {
		ok: false,
		why: 'network',
		answer: null,
		failure: { code: 'network', text: 'No network.' },
	} );
	expect( page.getState() ).toMatchObject( { count: 3, busy: false } );
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
	void page.add( listing( '1', '1' ) );
	await arrive();
	expect( names() ).toEqual( [ 'add_to_cart' ] );
} );

it( 'reports a failed refresh', async () => {
	const { cart: page, refuse } = open();
	const heard = jest.fn();
	page.onRefreshError( heard );
	const refreshed = page.refresh();
	await refuse();
	await refreshed;
	expect( heard ).toHaveBeenCalledWith( {
		code: 'network',
		text: 'No network.',
	} );
} );

it( 'prefers its own cart to cookies, also while writing', async () => {
	const { cart: page, arrive, look, state } = open();
	void page.add( listing( '1', '1' ) );
	state.cookies = 'woocommerce_items_in_cart=9; woocommerce_cart_hash=a';
	look();
	expect( page.getState().count ).toBe( 4 );
	await arrive();
	look();
	expect( page.getState().count ).toBe( 4 );
} );

it( 'counts and requests nothing on a prerendered page until it is activated', async () => {
	const ahead = makeAhead();
	const { cart: page, fetches } = open(
		'woocommerce_items_in_cart=3; woocommerce_cart_hash=b'
	);
	await settle();
	expect( page.getState().count ).toBe( 0 );
	expect( fetches.count ).toBe( 0 );
	ahead.open();
	expect( page.getState().count ).toBe( 3 );
	await settle();
	expect( fetches.count ).toBe( 1 );
} );
