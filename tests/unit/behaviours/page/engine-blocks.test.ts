import { cart, line } from '../../core/cart/sample';
import { dropListeners } from '../../support/listeners';
import { answerOf, click, openPage, settle } from '../../support/page';

const ONE = cart( [ line( 'p1', 1 ) ], { revision: 1 } );
const TWO = cart( [ line( 'p1', 2 ) ], { revision: 2 } );

const BUTTON =
	'<button class="add_to_cart_button ajax_add_to_cart" data-product_id="7">Add</button>';
const BLOCK = '<div class="wp-block-woocommerce-cart"></div>';

const ADDED = 'wc-blocks_added_to_cart';
const REMOVED = 'wc-blocks_removed_from_cart';
const SYNC = 'wc-blocks_store_sync_required';

const REFRESH = 'get_refreshed_fragments';

/** Events that an engine's block receives, with their arguments. */
let heard: unknown[][] = [];
const note = ( event: Event ) =>
	void heard.push( [
		event.type,
		( event as CustomEvent< unknown > ).detail,
	] );

const open = async ( html = BLOCK + BUTTON ) => {
	const page = await openPage( html, {
		cart: ONE,
		cookies: `woocommerce_cart_hash=${ ONE.hash }; woocommerce_items_in_cart=1`,
	} );
	await page.cart.load();
	await settle();
	heard = [];
	return page;
};

const say = ( target: EventTarget, name: string, detail: object | null ) => {
	target.dispatchEvent( new CustomEvent( name, { bubbles: true, detail } ) );
	return settle();
};

dropListeners();
beforeEach( () => {
	jest.useFakeTimers();
	document.body.addEventListener( ADDED, note );
	document.body.addEventListener( REMOVED, note );
	window.addEventListener( SYNC, note );
} );
afterEach( () => jest.useRealTimers() );

describe( "WooCommerce's cart blocks", () => {
	it( 'get the event of an add, once', async () => {
		const { last, calls } = await open();
		await click( '.ajax_add_to_cart' );
		await last().answer( answerOf( TWO ) );
		await jest.advanceTimersByTimeAsync( 10 );
		expect( calls[ 0 ]?.name ).toBe( 'add_to_cart' );
		expect( heard ).toEqual( [
			[ ADDED, { preserveCartData: false } ],
			[ SYNC, { type: 'from_@wordpress/data' } ],
		] );
	} );

	it( 'of older versions are loaded by the first add and refresh', async () => {
		const read = jest.fn();
		const woken = jest.fn();
		document.body.addEventListener( 'wc-blocks_adding_to_cart', woken );
		Object.assign( window, {
			wp: {
				data: {
					dispatch: ( store: string ) =>
						store === 'wc/store/cart'
							? { invalidateResolutionForStoreSelector: read }
							: undefined,
				},
			},
		} );
		for ( const [ block, times ] of [
			[ '<div class="wc-block-mini-cart"></div>', [ [ 'getCartData' ] ] ],
			[
				'<div class="wc-block-mini-cart" data-wp-interactive="woocommerce/mini-cart"></div>',
				[],
			],
		] as const ) {
			const { last } = await open( block + BUTTON );
			read.mockClear();
			woken.mockClear();
			await click( '.ajax_add_to_cart' );
			expect( woken ).toHaveBeenCalledTimes( times.length );
			await last().answer( answerOf( TWO ) );
			await jest.advanceTimersByTimeAsync( 10 );
			expect( read.mock.calls ).toEqual( times );
		}
	} );

	it( 'get the events of other changes', async () => {
		const { last, cart: client } = await open();
		void client.remove( 'p1' );
		await settle();
		await last().answer( answerOf( cart( [], { revision: 2 } ) ) );
		await jest.advanceTimersByTimeAsync( 10 );
		expect( heard ).toEqual( [
			[ REMOVED, { preserveCartData: false } ],
			[ SYNC, { type: 'from_@wordpress/data' } ],
		] );
	} );

	it.each( [
		[ 'an added item', () => say( document.body, ADDED, null ) ],
		[ 'a removed item', () => say( document.body, REMOVED, null ) ],
		[
			'a change in their own store',
			() => say( window, SYNC, { type: 'from_iAPI' } ),
		],
	] )( 'fire %s, which refreshes the cart', async ( _what, tell ) => {
		const { names } = await open();
		await tell();
		expect( names() ).toEqual( [ REFRESH ] );
	} );

	it( 'are ignored when they sync with each other', async () => {
		const { names } = await open();
		await say( window, SYNC, { type: 'from_@wordpress/data' } );
		expect( names() ).toEqual( [] );
	} );

	it( 'get no event for their own change', async () => {
		const { last } = await open();
		await say( document.body, ADDED, null );
		heard = [];
		await last().answer( answerOf( TWO ) );
		await jest.advanceTimersByTimeAsync( 10 );
		expect( heard ).toEqual( [] );
	} );

	it( 'cost nothing on a page without them', async () => {
		const { last } = await open( BUTTON );
		await click( '.ajax_add_to_cart' );
		await last().answer( answerOf( TWO ) );
		await jest.advanceTimersByTimeAsync( 10 );
		expect( heard ).toEqual( [] );
	} );
} );
