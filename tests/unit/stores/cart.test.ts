import { createRegistry, select } from '@wordpress/data';
import contract from '../../../src/contract/contract.json';
import type { CartClient } from '../../../src/contract/types';
import { cartStore } from '../../../src/stores';
import { mirrorClient } from '../../../src/stores/cart/client';
import { cart, line } from '../core/cart/sample';
import { answerOf, createShop, settle, setUpShops } from '../transport/shop';

setUpShops();

const NONCES = { qtyNonce: 'q1', security: 's1' };
const CART = cart( [ line( 'p1', 2 ), line( 'p2', 1 ) ], {
	revision: 3,
	hash: 'a',
} );
const HINT = 'woocommerce_items_in_cart=2; woocommerce_cart_hash=a';

const put = ( client: CartClient ) => {
	window.vitrine = {
		v: 1,
		cart: client,
		carts: { woocommerce: client },
		openDrawer: () => false,
		closeDrawer: () => undefined,
		announce: () => undefined,
		registerFill: () => undefined,
	};
};

afterEach( () => {
	delete window.vitrine;
} );

/** A page with a cart, and a store of its own over it. */
const open = ( options: Parameters< typeof createShop >[ 0 ] = {} ) => {
	const shop = createShop( { page: CART, cookies: HINT, ...options } );
	shop.client.start();
	const registry = createRegistry();
	registry.register( cartStore );
	const change = registry.dispatch( cartStore );
	return {
		...shop,
		registry,
		change,
		read: () => registry.select( cartStore ),
		mirror: () =>
			mirrorClient( ( state ) => void change.receiveState( state ) ),
	};
};

/** The same, mirroring a client that is there. */
const openReady = ( options: Parameters< typeof createShop >[ 0 ] = {} ) => {
	const page = open( options );
	put( page.client );
	page.mirror();
	return page;
};

describe( 'the cart store', () => {
	it( 'says what the client says', () => {
		const { read } = openReady();
		expect( read().getCart() ).toEqual( CART );
		expect( read().getLines() ).toEqual( CART.lines );
		expect( read().getTotals() ).toEqual( CART.totals );
		expect( read().getCount() ).toBe( 3 );
	} );

	it( 'holds the key of each item, and flags while its quantity or removal is under way [3.1-02]', async () => {
		const { read, change, last } = openReady();
		const flags = () =>
			read()
				.getLines()
				.map( ( { key } ) => [
					key,
					read().isItemPendingQuantity( key ),
					read().isItemPendingDelete( key ),
				] );
		expect( flags() ).toEqual( [
			[ 'p1', false, false ],
			[ 'p2', false, false ],
		] );

		void change.setItemQuantity( 'p1', 5 );
		await settle();
		expect( flags()[ 0 ] ).toEqual( [ 'p1', true, false ] );
		await last().answer( NONCES );
		await last().answer( answerOf( CART ) );
		await last().answer( answerOf( CART ) );
		expect( flags()[ 0 ] ).toEqual( [ 'p1', false, false ] );

		void change.removeItem( 'p2' );
		await settle();
		expect( read().isItemPendingDelete( 'p2' ) ).toBe( true );
		expect( read().isItemPendingQuantity( 'p2' ) ).toBe( false );
		await last().answer( answerOf( CART ) );
		expect( read().isItemPendingDelete( 'p2' ) ).toBe( false );
	} );

	it( 'hands changes over to the client, and their outcome back', async () => {
		const { read, change, last } = openReady();
		const removed = change.removeItem( 'p1' );
		await settle();
		expect( read().isBusy() ).toBe( true );
		expect( read().areTotalsPending() ).toBe( true );
		expect( read().getRemoved()?.line.key ).toBe( 'p1' );
		await last().answer( answerOf( CART, { error: 'Not now.' } ) );
		await expect( removed ).resolves.toMatchObject( {
			ok: false,
			why: 'refused',
		} );
		expect( read().getFailure() ).toMatchObject( { text: 'Not now.' } );
		expect( read().isBusy() ).toBe( false );
		void change.dismissFailure();
		expect( read().getFailure() ).toBeNull();
	} );

	it( 'says that changes wait for the network, and has them sent', async () => {
		const page = openReady();
		page.state.online = false;
		void page.change.removeItem( 'p1' );
		await settle();
		await page.last().fail();
		expect( page.read().isOffline() ).toBe( true );
		page.state.online = true;
		void page.change.retry();
		expect( page.read().isOffline() ).toBe( false );
	} );

	it.each( [
		[ 'applyCoupon', [ 'TEN' ], 'apply_coupon' ],
		[ 'removeCoupon', [ 'TEN' ], 'remove_coupon' ],
		[ 'chooseShipping', [ 'flat' ], 'vitrine_update_cart' ],
		[ 'setItemQuantity', [ 'p1', 3, 'cart' ], 'vitrine_update_cart' ],
		[ 'undoRemoval', [ 'p1' ], 'vitrine_restore_cart_item' ],
		[ 'refresh', [], 'get_refreshed_fragments' ],
	] as const )( '%s goes to its endpoint', async ( name, args, endpoint ) => {
		const { change, last } = openReady();
		const act = change[ name ] as ( ...given: unknown[] ) => unknown;
		void act( ...args );
		await settle();
		if ( last().name === 'vitrine_nonces' ) {
			await last().answer( NONCES );
		}
		expect( last().name ).toBe( endpoint );
	} );

	it( 'finds a client that comes after it, by itself', () => {
		const { client } = open();
		expect( select( cartStore ).getCart() ).toBeNull();
		put( client );
		document.body.dispatchEvent(
			new Event( contract.events.native.cart_changed, { bubbles: true } )
		);
		expect( select( cartStore ).getCart() ).toEqual( CART );
	} );

	it( 'has a cart that is not known asked for by the one who wants it', async () => {
		const { registry, last, names } = openReady( {
			page: null,
			cookies: HINT,
		} );
		await last().fail();
		expect( names() ).toHaveLength( 1 );
		const wanted = registry.resolveSelect( cartStore ).getCart();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( names() ).toHaveLength( 2 );
		await last().answer( answerOf( CART ) );
		await jest.advanceTimersByTimeAsync( 1 );
		await expect( wanted ).resolves.toEqual( CART );
	} );

	it( 'asks for nothing of a visitor without a cart', async () => {
		const { registry, calls } = openReady( {
			page: null,
			cookies: '',
		} );
		const wanted = registry.resolveSelect( cartStore ).getCart();
		await jest.advanceTimersByTimeAsync( 1 );
		await expect( wanted ).resolves.toMatchObject( { lines: [] } );
		expect( calls ).toEqual( [] );
	} );

	it( 'shows a sample in the editor, where changes come to nothing', async () => {
		const { client, read, change } = open();
		void change.receiveState( client.getState() );
		expect( read().getCart() ).toEqual( CART );
		await expect( change.removeItem( 'p1' ) ).resolves.toBeNull();
		expect( read().getCart() ).toEqual( CART );
	} );
} );
