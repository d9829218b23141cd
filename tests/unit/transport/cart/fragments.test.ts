import { cart, line } from '../../core/cart/sample';
import { answerOf, createShop, keptOf, settings, setUpShops } from '../shop';

setUpShops();

const DAY = 86_400_000;
const KEY = 'vitrine_fragments_1';
const CART = cart( [ line( 'p1', 2 ) ], { revision: 3, hash: 'a' } );
const PAGE = cart( [], { revision: 0 } );
const HINT = 'woocommerce_items_in_cart=2; woocommerce_cart_hash=a';

const stored = ( at: number, hash = 'a' ) => {
	const fragments = keptOf( CART );
	return new Map( [ [ KEY, JSON.stringify( { fragments, hash, at } ) ] ] );
};

type Options = Parameters< typeof createShop >[ 0 ];

const open = ( options: Options = {} ) => {
	const shop = createShop( { page: PAGE, cookies: HINT, ...options } );
	const shown = jest.fn();
	const failed = jest.fn();
	shop.client.onFragments( shown );
	shop.client.onRefreshError( failed );
	shop.client.start();
	return { ...shop, shown, failed };
};

const always = ( method: 'GET' | 'POST' = 'GET' ) =>
	settings( { fragments: { refresh: 'always', timeout: 700, method } } );

describe( 'a loading page', () => {
	it( 'requests nothing without a cart cookie', () => {
		const { calls, client } = open( { cookies: 'other=1' } );
		expect( calls ).toEqual( [] );
		expect( client.getState() ).toMatchObject( { cart: PAGE, count: 0 } );
	} );

	it( 'requests fragments when none are stored [4.3-07]', async () => {
		const { names, client, last, shown } = open();
		expect( names() ).toEqual( [ 'get_refreshed_fragments' ] );
		expect( client.getState() ).toMatchObject( { cart: null, count: 2 } );
		await last().answer( answerOf( CART ) );
		expect( client.getState().cart ).toEqual( CART );
		expect( shown ).toHaveBeenCalledWith( keptOf( CART ), 'a', 'refresh' );
	} );

	it( 'shows fresh stored fragments without a request', () => {
		const { calls, client, shown } = open( {
			storage: stored( Date.now() - DAY + 1 ),
		} );
		expect( calls ).toEqual( [] );
		expect( client.getState().cart ).toEqual( CART );
		expect( shown ).toHaveBeenCalledWith( keptOf( CART ), 'a', 'cache' );
	} );

	it( 'requests fragments when the stored ones are a day old [4.3-08] [9.10-01]', () => {
		const young = open( { storage: stored( Date.now() - 86_399_999 ) } );
		expect( young.names() ).toEqual( [] );
		const old = open( { storage: stored( Date.now() - 86_400_001 ) } );
		expect( old.names() ).toEqual( [ 'get_refreshed_fragments' ] );
		expect( old.shown ).not.toHaveBeenCalled();
	} );

	it( 'requests fragments when the stored hash differs from the cookie [4.3-09]', () => {
		const { names, shown } = open( {
			storage: stored( Date.now(), 'a' ),
			cookies: 'woocommerce_items_in_cart=1; woocommerce_cart_hash=b',
		} );
		expect( names() ).toEqual( [ 'get_refreshed_fragments' ] );
		expect( shown ).not.toHaveBeenCalled();
	} );

	it( 'requests once when a cart is stored and its cookies are gone', async () => {
		const storage = stored( Date.now() );
		const first = open( { storage, cookies: '' } );
		expect( first.names() ).toEqual( [ 'get_refreshed_fragments' ] );
		await first.last().answer( answerOf( PAGE ) );
		expect( open( { storage, cookies: '' } ).names() ).toEqual( [] );
	} );

	it( 'requests fragments when the stored ones are in another language', async () => {
		const english = open();
		await english.last().answer( answerOf( CART ) );
		const german = open( {
			storage: english.storage,
			language: 'de-DE',
		} );
		expect( german.names() ).toEqual( [ 'get_refreshed_fragments' ] );
		expect( german.shown ).not.toHaveBeenCalled();
		await german.last().answer( answerOf( CART ) );
		const next = open( { storage: german.storage, language: 'de-DE' } );
		expect( next.names() ).toEqual( [] );
	} );

	it( 'requests when the clock is behind the stored time', () => {
		const { names } = open( { storage: stored( Date.now() + 1000 ) } );
		expect( names() ).toEqual( [ 'get_refreshed_fragments' ] );
	} );

	it( 'requests when stored data is invalid', () => {
		const text = JSON.stringify( { hash: 'a', at: Date.now() } );
		const storage = new Map( [ [ KEY, text ] ] );
		expect( open( { storage } ).names() ).toEqual( [
			'get_refreshed_fragments',
		] );
	} );

	it( 'knows its printed cart', () => {
		const { calls, client } = open( { page: CART } );
		expect( calls ).toEqual( [] );
		expect( client.getState().cart ).toEqual( CART );
	} );

	it( 'requests always when set', () => {
		const { names } = open( { settings: always(), cookies: '' } );
		expect( names() ).toEqual( [ 'get_refreshed_fragments' ] );
	} );

	it( 'stores the response for the next page and tab', async () => {
		const { storage, last } = open();
		await last().answer( answerOf( CART ) );
		const next = open( { storage } );
		expect( next.calls ).toEqual( [] );
		expect( next.client.getState().cart ).toEqual( CART );
	} );

	it( 'works with full storage', async () => {
		const { env, client, last } = open();
		env.storage!.setItem = () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		};
		await last().answer( answerOf( CART ) );
		expect( client.getState().cart ).toEqual( CART );
	} );
} );

describe( 'a refresh', () => {
	it( 'is a GET to its endpoint [7.4-01]', () => {
		const { last } = open();
		expect( last() ).toMatchObject( {
			method: 'GET',
			url: 'https://shop.test/?wc-ajax=get_refreshed_fragments',
		} );
		expect( last().request.cache ).toBe( 'no-store' );
	} );

	it( 'is a POST with the time when set [7.4-04]', () => {
		const { last } = open( { settings: always( 'POST' ) } );
		expect( last() ).toMatchObject( {
			method: 'POST',
			url: 'https://shop.test/?wc-ajax=get_refreshed_fragments',
			fields: [ [ 'time', String( Date.now() ) ] ],
		} );
	} );

	it( 'times out as configured and reports it [7.4-05]', async () => {
		const { last, failed } = open( { settings: always( 'POST' ) } );
		await jest.advanceTimersByTimeAsync( 699 );
		expect( last().signal?.aborted ).toBe( false );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( last().signal?.aborted ).toBe( true );
		expect( failed ).toHaveBeenCalledWith( {
			code: 'timeout',
			text: 'Too slow.',
		} );
	} );

	it( 'that is broken keeps cart and failure', async () => {
		const { last, failed, client } = open();
		await last().answer( { fragments: [ 1 ] }, 500 );
		expect( failed ).toHaveBeenCalledTimes( 1 );
		expect( client.getState().failure ).toBeNull();
	} );

	it( 'settles in either case', async () => {
		const { last, client } = open( { cookies: '' } );
		const came = client.refresh();
		await last().answer( answerOf( CART ) );
		await expect( came ).resolves.toBeUndefined();
		const lost = client.refresh();
		await last().fail();
		await expect( lost ).resolves.toBeUndefined();
	} );

	it( 'is sent every 24 hours while the page is open [9.10-02]', async () => {
		const { names, last } = open( { page: CART } );
		await jest.advanceTimersByTimeAsync( DAY - 1 );
		expect( names() ).toEqual( [] );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( names() ).toHaveLength( 1 );
		await last().answer( answerOf( CART ) );
		await jest.advanceTimersByTimeAsync( DAY );
		expect( names() ).toEqual( [
			'get_refreshed_fragments',
			'get_refreshed_fragments',
		] );
	} );

	it( 'is never sent for a visitor without a cart', async () => {
		const { calls } = open( { cookies: '' } );
		await jest.advanceTimersByTimeAsync( DAY * 2 );
		expect( calls ).toEqual( [] );
	} );
} );

describe( 'a page restored by back', () => {
	const back = ( cookies: string, was = HINT ) => {
		const shop = open( { page: CART, cookies: was } );
		shop.state.cookies = cookies;
		shop.look();
		return shop;
	};

	it( 'requests its cart when the cookie changed', async () => {
		const { names, last, client } = back( 'woocommerce_cart_hash=b' );
		expect( names() ).toEqual( [ 'get_refreshed_fragments' ] );
		const now = cart( [], { revision: 4 } );
		await last().answer( answerOf( now ) );
		expect( client.getState().cart ).toEqual( now );
	} );

	it( 'requests nothing when the cookie is the same', () => {
		expect( back( HINT ).names() ).toEqual( [] );
	} );

	it( 'uses what a later page stored', () => {
		const shop = open( { page: CART } );
		const now = cart( [ line( 'p1', 9 ) ], { revision: 9, hash: 'b' } );
		shop.storage.set(
			KEY,
			JSON.stringify( {
				fragments: keptOf( now ),
				hash: 'b',
				at: Date.now(),
			} )
		);
		shop.state.cookies = 'woocommerce_cart_hash=b';
		shop.look();
		expect( shop.calls ).toEqual( [] );
		expect( shop.client.getState().cart ).toEqual( now );
	} );
} );
