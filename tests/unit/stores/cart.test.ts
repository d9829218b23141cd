import { dispatch, resolveSelect, select } from '@wordpress/data';
import type {
	CartActions,
	CartClient,
	CartSelectors,
} from '../../../src/contract/types';
import { cartStore, cartStoreOf } from '../../../src/stores/cart';
import { cart, line } from '../core/cart/sample';
import { answerOf, createShop, settle, setUpShops } from '../transport/shop';

setUpShops();

const NONCES = { qtyNonce: 'q1', security: 's1' };
const CART = cart( [ line( 'p1', 2 ), line( 'p2', 1 ) ], {
	revision: 3,
	hash: 'a',
} );
const HINT = 'woocommerce_items_in_cart=2; woocommerce_cart_hash=a';

let shops = 0;

const put = ( kind: string, client: CartClient ) => {
	window.vitrine = {
		v: 1,
		cart: client,
		carts: { [ kind ]: client },
		openDrawer: () => false,
		closeDrawer: () => undefined,
		announce: () => undefined,
		registerFill: () => undefined,
	};
};

afterEach( () => {
	delete window.vitrine;
} );

type Options = Parameters< typeof createShop >[ 0 ];

/** Opens a page with a cart of its own kind. */
const open = ( options: Options = {} ) => {
	const shop = createShop( { page: CART, cookies: HINT, ...options } );
	shop.client.start();
	return { ...shop, kind: `shop${ ++shops }` };
};

/** The same with a store for it. */
const openReady = ( options: Options = {} ) => {
	const page = open( options );
	put( page.kind, page.client );
	const store = cartStoreOf( page.kind );
	// With the published types.
	const selectors: CartSelectors = select( store );
	const change: CartActions = dispatch( store );
	return { ...page, store, read: () => selectors, change };
};

describe( 'the cart store', () => {
	it( 'is registered under its name', () => {
		expect( cartStore.name ).toBe( 'vitrine/cart' );
		expect( select( cartStore ).getCount() ).toBe( 0 );
	} );

	it( "matches the client's state", () => {
		const { read } = openReady();
		expect( read().getCart() ).toEqual( CART );
		expect( read().getLines() ).toEqual( CART.lines );
		expect( read().getTotals() ).toEqual( CART.totals );
		expect( read().getCount() ).toBe( 3 );
	} );

	it( "has each item's key, and flags pending quantities and removals [3.1-02]", async () => {
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

	it( 'passes changes to the client and returns their result', async () => {
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

	it( 'shows changes waiting for the network, and retries them', async () => {
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
	] as const )( '%s calls its endpoint', async ( name, args, endpoint ) => {
		const { change, last } = openReady();
		const act = change[ name ] as ( ...given: unknown[] ) => unknown;
		void act( ...args );
		await settle();
		if ( last().name === 'vitrine_nonces' ) {
			await last().answer( NONCES );
		}
		expect( last().name ).toBe( endpoint );
	} );

	it( "takes over the loader's full state, including pending changes", async () => {
		const { client, kind, last, names } = open();
		const removed = client.remove( 'p1' );
		const quantity = client.setQuantity( 'p2', 4, 'cart' );
		await settle();
		const before = client.getState();
		put( kind, client );
		const store = cartStoreOf( kind );
		expect( select( store ).getState() ).toBe( before );
		expect( select( store ).isItemPendingDelete( 'p1' ) ).toBe( true );
		expect( client.getState() ).toBe( before );
		const next = cart( [ line( 'p2', 1 ) ], { revision: 4, hash: 'b' } );
		await last().answer( answerOf( next ) );
		await expect( removed ).resolves.toMatchObject( { ok: true } );
		await last().answer( NONCES );
		expect( names() ).toEqual( [
			'remove_from_cart',
			'vitrine_nonces',
			'vitrine_update_cart',
		] );
		const done = cart( [ line( 'p2', 4 ) ], { revision: 5, hash: 'c' } );
		await last().answer( answerOf( done ) );
		await expect( quantity ).resolves.toMatchObject( { ok: true } );
		expect( select( store ).getCart() ).toEqual( done );
		expect( client.getState() ).toBe( select( store ).getState() );
	} );

	it( 'finds a loader that runs later', () => {
		const { client, kind } = open();
		const loading = jest
			.spyOn( document, 'readyState', 'get' )
			.mockReturnValue( 'interactive' );
		const store = cartStoreOf( kind );
		expect( select( store ).getCount() ).toBe( 0 );
		put( kind, client );
		document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
		loading.mockRestore();
		expect( select( store ).getCart() ).toEqual( CART );
	} );

	it( 'requests an unknown cart when it is selected', async () => {
		const { store, last, names } = openReady( {
			page: null,
			cookies: HINT,
		} );
		await last().fail();
		expect( names() ).toHaveLength( 1 );
		const wanted = resolveSelect( store ).getCart();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( names() ).toHaveLength( 2 );
		await last().answer( answerOf( CART ) );
		await jest.advanceTimersByTimeAsync( 1 );
		await expect( wanted ).resolves.toEqual( CART );
	} );

	it( 'requests nothing for a visitor without a cart', async () => {
		const { store, calls } = openReady( { page: null, cookies: '' } );
		const wanted = resolveSelect( store ).getCart();
		await jest.advanceTimersByTimeAsync( 1 );
		await expect( wanted ).resolves.toMatchObject( { lines: [] } );
		expect( calls ).toEqual( [] );
	} );

	it( 'shows a sample in the editor, where changes have no effect', async () => {
		const store = cartStoreOf( 'sample' );
		void dispatch( store ).receiveCart( CART );
		expect( select( store ).getCart() ).toEqual( CART );
		await expect(
			dispatch( store ).removeItem( 'p1' )
		).resolves.toBeNull();
		expect( select( store ).getCart() ).toEqual( CART );
	} );
} );
