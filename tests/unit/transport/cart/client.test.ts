/**
 * @jest-environment node
 */
import { cart, line } from '../../core/cart/sample';
import {
	answerOf,
	keptOf,
	createShop,
	settings,
	settle,
	setUpShops,
} from '../shop';

setUpShops();

const NONCES = { qtyNonce: 'q1', security: 's1' };
const CART = cart( [ line( 'p1', 2 ), line( 'p2', 1 ) ], {
	revision: 3,
	hash: 'a',
} );
const HINT = 'woocommerce_items_in_cart=2; woocommerce_cart_hash=a';

const open = ( options: Parameters< typeof createShop >[ 0 ] = {} ) => {
	const shop = createShop( { page: CART, cookies: HINT, ...options } );
	shop.client.start();
	return shop;
};

describe( 'nonces', () => {
	it( 'are fetched when the first change needs one, and once', async () => {
		const { client, calls, names, last } = open();
		expect( calls ).toEqual( [] );
		void client.applyCoupon( 'A' );
		await settle();
		expect( last() ).toMatchObject( {
			method: 'GET',
			name: 'vitrine_nonces',
		} );
		expect( last().request.cache ).toBe( 'no-store' );
		await last().answer( NONCES );
		await last().answer( answerOf( CART ) );
		void client.applyCoupon( 'B' );
		await settle();
		expect( names() ).toEqual( [
			'vitrine_nonces',
			'apply_coupon',
			'apply_coupon',
		] );
	} );

	it( 'in the theme settings are sent as qtyNonce to ajax_url, and fetched again when expired [3.9-03]', async () => {
		const own = settings();
		const { client, names, last } = open( {
			settings: {
				...own,
				ajax_url: 'https://shop.test/own-ajax.php',
				theme: { ...own.theme, single_product_qty_ajax_nonce: 'own' },
			},
		} );
		const changed = client.setQuantity( 'p1', 5, 'mini-cart' );
		await settle();
		expect( last() ).toMatchObject( {
			method: 'POST',
			url: 'https://shop.test/own-ajax.php',
			name: 'vitrine_add_cart_single_product_quantity',
		} );
		expect( last().fields ).toContainEqual( [ 'qtyNonce', 'own' ] );
		await last().answer( { code: 'vitrine_nonce_expired' }, 403 );
		expect( last().name ).toBe( 'vitrine_nonces' );
		await last().answer( NONCES );
		expect( last().fields ).toContainEqual( [ 'qtyNonce', 'q1' ] );
		await last().answer( answerOf( CART ) );
		await expect( changed ).resolves.toMatchObject( { ok: true } );
		expect( names()[ 0 ] ).toBe(
			'vitrine_add_cart_single_product_quantity'
		);
	} );

	it( 'that have expired are fetched again and the change is retried once', async () => {
		const { client, names, last } = open();
		const changed = client.setQuantity( 'p1', 5, 'mini-cart' );
		await settle();
		await last().answer( NONCES );
		await last().answer( { code: 'vitrine_nonce_expired' }, 403 );
		await last().answer( { ...NONCES, qtyNonce: 'q2' } );
		expect( last().fields ).toContainEqual( [ 'qtyNonce', 'q2' ] );
		await last().answer( answerOf( CART ) );
		await expect( changed ).resolves.toMatchObject( { ok: true } );
		expect( names() ).toEqual( [
			'vitrine_nonces',
			'vitrine_add_cart_single_product_quantity',
			'vitrine_nonces',
			'vitrine_add_cart_single_product_quantity',
			'get_refreshed_fragments',
		] );
	} );

	it( 'that expire again are a failure', async () => {
		const { client, last, names } = open();
		const changed = client.applyCoupon( 'A' );
		await settle();
		for ( let time = 0; time < 2; time++ ) {
			await last().answer( NONCES );
			await last().answer( { code: 'vitrine_nonce_expired' }, 403 );
		}
		await expect( changed ).resolves.toMatchObject( {
			ok: false,
			why: 'refused',
			failure: { code: 'vitrine_nonce_expired' },
		} );
		expect(
			names().filter( ( name ) => name === 'apply_coupon' )
		).toHaveLength( 2 );
	} );

	it( 'that cannot be fetched fail the change, and are requested again by the next', async () => {
		const { client, last, names } = open();
		const changed = client.applyCoupon( 'A' );
		await settle();
		await last().answer( { success: false } );
		await expect( changed ).resolves.toMatchObject( { why: 'http' } );
		await last().answer( answerOf( CART ) );
		void client.applyCoupon( 'A' );
		await settle();
		expect( names() ).toEqual( [
			'vitrine_nonces',
			'get_refreshed_fragments',
			'vitrine_nonces',
		] );
	} );
} );

describe( 'offline', () => {
	it( 'a change is kept with a message, and sent when back online', async () => {
		const { client, state, last, raise } = open();
		state.online = false;
		const removed = client.remove( 'p1' );
		await last().fail();
		expect( client.getState() ).toMatchObject( {
			offline: true,
			count: 1,
			failure: { code: 'offline', text: 'You are offline.', key: 'p1' },
		} );
		state.online = true;
		await raise( 'online' );
		expect( client.getState() ).toMatchObject( {
			offline: false,
			failure: null,
		} );
		await last().answer( answerOf( CART ) );
		const without = cart( [ line( 'p2', 1 ) ], { revision: 4 } );
		await last().answer( answerOf( without ) );
		await expect( removed ).resolves.toMatchObject( { ok: true } );
		expect( client.getState().cart ).toEqual( without );
	} );

	it( 'the shopper may retry earlier', async () => {
		const { client, state, last, names } = open();
		state.online = false;
		void client.remove( 'p1' );
		await last().fail();
		client.retry();
		expect( names() ).toEqual( [
			'remove_from_cart',
			'get_refreshed_fragments',
		] );
		await last().fail();
		expect( client.getState() ).toMatchObject( {
			offline: true,
			busy: true,
		} );
	} );

	it( 'nothing is sent', async () => {
		const { client, calls, raise } = open();
		await raise( 'offline' );
		void client.remove( 'p1' );
		expect( calls ).toEqual( [] );
		expect( client.getState().failure?.text ).toBe( 'You are offline.' );
	} );

	it( 'a failure while online is reported and rolled back', async () => {
		const { client, last } = open();
		const removed = client.remove( 'p1' );
		expect( client.getState().count ).toBe( 1 );
		await last().fail();
		await expect( removed ).resolves.toMatchObject( { why: 'network' } );
		expect( client.getState() ).toMatchObject( {
			cart: CART,
			offline: false,
			busy: false,
			failure: { text: 'No network.', key: 'p1' },
		} );
		client.dismissFailure();
		expect( client.getState().failure ).toBeNull();
	} );

	it( 'files have a timeout of five minutes', async () => {
		const { client } = open();
		const body = new FormData();
		body.set( 'logo', new File( [ 'x' ], 'logo.svg' ) );
		const settled = jest.fn();
		void client
			.add( { kind: 'form', body, quantity: 1 } )
			.then( settled, settled );
		await jest.advanceTimersByTimeAsync( 299_000 );
		expect( settled ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1_000 );
		expect( settled ).toHaveBeenCalled();
	} );

	it( 'a write without a response times out', async () => {
		const { client, last } = open();
		const removed = client.remove( 'p1' );
		await jest.advanceTimersByTimeAsync( 30_000 );
		expect( last().name ).toBe( 'get_refreshed_fragments' );
		await expect( removed ).resolves.toMatchObject( {
			why: 'network',
			failure: { code: 'timeout', text: 'Too slow.' },
		} );
	} );
} );

describe( 'subscribers', () => {
	it( 'get every change until they unsubscribe', async () => {
		const { client, last } = open();
		const heard = jest.fn();
		const leave = client.subscribe( heard );
		void client.remove( 'p1' );
		expect( heard ).toHaveBeenLastCalledWith( client.getState() );
		expect( client.getState().busy ).toBe( true );
		leave();
		heard.mockClear();
		await last().answer( answerOf( CART ) );
		expect( heard ).not.toHaveBeenCalled();
	} );

	it( 'may dispatch within a callback, which is handled afterwards', () => {
		const { client, names } = open();
		let acted = false;
		const counts: number[] = [];
		client.subscribe( () => {
			if ( ! acted ) {
				acted = true;
				void client.remove( 'p2' );
			}
		} );
		client.subscribe( ( { count } ) => counts.push( count ) );
		void client.remove( 'p1' );
		expect( counts ).toEqual( [ 1, 0 ] );
		expect( names() ).toEqual( [ 'remove_from_cart' ] );
	} );

	it( 'cannot break the cart with an exception', async () => {
		const report = jest.fn();
		Object.assign( globalThis, { reportError: report } );
		const { client, last } = open();
		const heard = jest.fn();
		const broken = new Error( 'of another plugin' );
		client.subscribe( () => {
			throw broken;
		} );
		client.subscribe( heard );
		void client.remove( 'p1' );
		await last().answer( answerOf( CART ) );
		expect( heard ).toHaveBeenCalledTimes( 2 );
		expect( report ).toHaveBeenCalledWith( broken );
		expect( client.getState().busy ).toBe( false );
	} );

	it( 'get fragments of responses, including rejections', async () => {
		const { client, last } = open();
		const shown = jest.fn();
		client.onFragments( shown );
		void client.remove( 'p1' );
		await last().answer( answerOf( CART, { error: 'No.' } ) );
		expect( shown ).toHaveBeenCalledWith( keptOf( CART ), 'a', 'write' );
	} );

	it( 'get no window events after stop', () => {
		const { client, listening } = open();
		expect( listening() ).toBeGreaterThan( 0 );
		client.stop();
		expect( listening() ).toBe( 0 );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );
} );

it( 'names of another brand are used if set', async () => {
	const { client, last } = open( {
		settings: settings( {
			brands: { ...settings().brands, theme: 'astra' },
		} ),
	} );
	void client.undo( 'p1' );
	await settle();
	expect( last().name ).toBe( 'astra_restore_cart_item' );
} );
