import { announce } from '../../../../src/behaviours/page/announce';
import { createDelegate } from '../../../../src/behaviours/page/delegate';
import { cart, line } from '../../core/cart/sample';
import {
	answerOf,
	focused,
	get,
	openPage,
	pageSettings,
	said,
	settle,
} from '../../support/page';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'the announcer', () => {
	it( 'announces a text after a delay', async () => {
		await openPage( '' );
		announce( 'Now' );
		expect( said() ).toBe( 'Now' );
		announce( 'Later', 100 );
		jest.advanceTimersByTime( 99 );
		expect( said() ).toBe( 'Now' );
		jest.advanceTimersByTime( 1 );
		expect( said() ).toBe( 'Later' );
	} );

	it( 'changes the region for a repeated text', async () => {
		await openPage( '' );
		announce( 'Again' );
		const first = get( '#vitrine-live-region' ).textContent;
		announce( 'Again' );
		expect( get( '#vitrine-live-region' ).textContent ).not.toBe( first );
		announce( 'Again' );
		expect( get( '#vitrine-live-region' ).textContent ).toBe( first );
	} );
} );

describe( 'delegation', () => {
	it( 'listens once per type, also for later elements', () => {
		document.body.innerHTML = '<div id="root"></div>';
		const root = get( '#root' );
		const listen = jest.spyOn( root, 'addEventListener' );
		const on = createDelegate( root );
		const one = jest.fn();
		const two = jest.fn();
		on( 'click', '.a', one );
		on( 'click', '.b', two );
		// The second is what scripts do with jQuery only.
		expect( listen.mock.calls.map( ( [ type ] ) => type ) ).toEqual( [
			'click',
			'vitrine:click',
		] );
		root.innerHTML = '<p class="a"><b class="b"></b></p>';
		get( '.b' ).click();
		expect( one.mock.calls[ 0 ] ).toEqual( [
			expect.any( Event ),
			get( '.a' ),
		] );
		expect( two ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'ignores events another handler prevented', () => {
		document.body.innerHTML = '<div id="root"><p class="a"></p></div>';
		const on = createDelegate( get( '#root' ) );
		const second = jest.fn();
		on( 'click', '.a', ( event ) => event.preventDefault() );
		on( 'click', '.a', second );
		get( '.a' ).click();
		expect( second ).not.toHaveBeenCalled();
	} );
} );

describe( 'notices', () => {
	it( 'get focus half a second after load, the first alert of several [4.18-01] [9.3-02]', async () => {
		await openPage(
			'<div class="woocommerce-message" role="status">No</div><div class="woocommerce-error" role="alert">Yes</div><div class="woocommerce-message" role="alert">Second</div>'
		);
		jest.advanceTimersByTime( 499 );
		expect( focused() ).toBe( document.body );
		jest.advanceTimersByTime( 1 );
		expect( focused() ).toBe( get( '.woocommerce-error' ) );
	} );
} );

describe( "the cart icon's count", () => {
	const HTML =
		'<div class="widget_shopping_cart hide_cart_widget_if_empty" hidden><span class="vitrine-cart-count" data-count="0">0</span></div>';
	const COOKIE = 'woocommerce_items_in_cart=3';

	it( "is the cookie's on load and shows a mini-cart that hides when empty [4.3-10] [9.4-06]", async () => {
		await openPage( HTML, { cookies: COOKIE } );
		expect( get( '.vitrine-cart-count' ).textContent ).toBe( '3' );
		expect( get( '.widget_shopping_cart' ).hidden ).toBe( false );
	} );

	it( 'hides it again when the cart is empty [2.6-05]', async () => {
		const { last } = await openPage( HTML, { cookies: COOKIE } );
		await last().answer( answerOf( cart( [], { hash: '' } ) ) );
		expect( get( '.widget_shopping_cart' ).hidden ).toBe( true );
	} );

	it( 'follows the cart and fires an event', async () => {
		const { cart: client, last } = await openPage( HTML );
		const heard = jest.fn();
		document.addEventListener( 'vitrine:cart-changed', heard );
		void client.refresh();
		await settle();
		await last().answer( answerOf( cart( [ line( 'p1', 4 ) ] ) ) );
		expect( get( '.vitrine-cart-count' ).textContent ).toBe( '4' );
		expect( heard ).toHaveBeenCalled();
		document.removeEventListener( 'vitrine:cart-changed', heard );
	} );
} );

describe( 'a failed refresh', () => {
	it( 'fires an event [8.1-05] and announces nothing when set [8.1-06]', async () => {
		const { last } = await openPage( '', {
			cookies: 'woocommerce_cart_hash=x; woocommerce_items_in_cart=1',
			settings: pageSettings( { theme: { announce_errors: false } } ),
		} );
		const heard = jest.fn();
		document.body.addEventListener( 'vitrine:fragments-error', heard, {
			once: true,
		} );
		await last().answer( 'Fatal error', 500 );
		expect( heard ).toHaveBeenCalledTimes( 1 );
		jest.advanceTimersByTime( 5000 );
		expect( said() ).toBe( '' );
		expect( document.querySelector( '[role="alert"]' ) ).toBeNull();
	} );

	it( 'is announced by default', async () => {
		const { last } = await openPage( '', {
			cookies: 'woocommerce_cart_hash=x; woocommerce_items_in_cart=1',
		} );
		await last().answer( 'Fatal error', 500 );
		expect( said() ).toBe( 'Broken.' );
	} );
} );
