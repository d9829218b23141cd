import { dropListeners } from '../../support/listeners';
import {
	CHECKOUT,
	click,
	IDENTITY,
	MINIMUM,
	MINIMUM_SESSION,
	leave,
	move,
	NO_COOKIES,
	openShop,
	REDIRECT,
	SESSION,
	wait,
	warned,
	WHOLE,
} from './world';
import { HOST, frames } from './support';

dropListeners();
beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );
const SESSION_VALUE = { blog_id: '7', data: WHOLE.data };

describe( 'on page load', () => {
	it( 'connects by a hidden iframe, and tests cookies with a temporary second one [2.11-01] [2.11-02] [4.17-06]', async () => {
		const { posts, seen, told } = await openShop();
		expect( seen.frames ).toBe( 2 );
		const [ frame ] = frames();
		expect( frames() ).toHaveLength( 1 );
		expect( frame?.style.display ).toBe( 'none' );
		const url = new URL( frame?.dataset.src ?? '' );
		expect( url.origin + url.pathname ).toBe( `${ HOST }/connect/` );
		expect( Object.fromEntries( url.searchParams ) ).toEqual( {
			testMode: 'true',
			source_url: window.location.href,
			blogId: '7',
			tracksUserIdentity: '{"_ut":"anon","_ui":"abc"}',
		} );
		expect( told().slice( 0, 4 ) ).toEqual( [
			'setTempThirdPartyCookie',
			'getIsThirdPartyCookiesEnabled',
			'getPostMessageTimeout',
			'getIsUserLoggedIn',
		] );
		expect( posts[ 0 ]?.frame ).not.toBe( frame );
		expect( posts[ 1 ]?.frame ).toBe( frame );
		for ( const { target } of posts ) {
			expect( target ).toBe( HOST );
		}
	} );

	it( 'requests the timeout after the cookie test [4.17-07] [7.17-02] [7.17-05] [7.17-06]', async () => {
		const { told } = await openShop( { script: NO_COOKIES } );
		expect( told() ).toEqual( [
			'setTempThirdPartyCookie',
			'getIsThirdPartyCookiesEnabled',
			'getPostMessageTimeout',
		] );
	} );

	it( 'does not read a cookie that was not set', async () => {
		const { told } = await openShop( { script: { set_cookie: false } } );
		expect( told() ).not.toContain( 'getIsThirdPartyCookiesEnabled' );
	} );

	it( 'intercepts nothing for a shopper unknown to the wallet [4.17-08] [6-03] [7.17-03]', async () => {
		const { told, asks } = await openShop( {
			script: { logged_in: false },
		} );
		expect( told() ).toContain( 'getIsUserLoggedIn' );
		expect( asks() ).toEqual( [] );
		expect( frames() ).toHaveLength( 0 );
		expect( click() ).toBe( true );
		expect( told() ).not.toContain( 'setRedirectSessionData' );
	} );

	it( 'requests the identity only without a cookie [3.17-03] [7.15-03]', async () => {
		const anonymous = await openShop();
		expect( anonymous.asks() ).not.toContain( IDENTITY );
		const { asked } = await openShop( { cookies: [] } );
		const calls = asked.filter( ( { name } ) => name === IDENTITY );
		expect( calls ).toHaveLength( 1 );
		const url = new URL( frames().at( -1 )?.dataset.src ?? '' );
		expect(
			JSON.parse( url.searchParams.get( 'tracksUserIdentity' ) ?? '' )
		).toEqual( { _ut: 'wpcom', _ui: 'me' } );
	} );

	it( 'connects without an identity that is late', async () => {
		await openShop( { cookies: [], shop: { [ IDENTITY ]: undefined } } );
		await wait( 4999 );
		expect( frames() ).toEqual( [] );
		await wait( 1 );
		const [ frame ] = frames();
		const url = new URL( frame?.dataset.src ?? '' );
		expect( url.searchParams.has( 'tracksUserIdentity' ) ).toBe( false );
	} );

	it( 'connects without an identity if there is none [2.11-01]', async () => {
		for ( const said of [ null, { success: false }, { success: true } ] ) {
			await openShop( { cookies: [], shop: { [ IDENTITY ]: said } } );
			const url = new URL( frames().at( -1 )?.dataset.src ?? '' );
			expect( url.searchParams.has( 'tracksUserIdentity' ) ).toBe(
				false
			);
		}
	} );
} );

describe( 'with cookies', () => {
	it( "prefetches the session on the shopper's first move, not on product pages [4.17-09]", async () => {
		const cart = await openShop( { isStill: true } );
		expect( cart.asks() ).toEqual( [] );
		await move();
		expect( cart.asks() ).toEqual( [ SESSION ] );
		await move();
		expect( cart.asks() ).toEqual( [ SESSION ] );
		const product = await openShop( { wallet: { isProductPage: true } } );
		expect( product.asks() ).toEqual( [] );
		// There, it is requested on click.
		click();
		await wait( 0 );
		expect( product.asks() ).toEqual( [ SESSION ] );
		expect( product.went() ).toEqual( [ REDIRECT ] );
	} );

	it( 'sends it to the wallet and follows its redirect [4.17-10] [4.17-11] [7.17-07] [7.14-05] [2.11-04]', async () => {
		const { posts, asks, went } = await leave( {} );
		expect( posts.at( -1 ) ).toMatchObject( {
			action: 'setRedirectSessionData',
			value: SESSION_VALUE,
			target: HOST,
		} );
		// The prefetched session was used.
		expect( asks() ).toEqual( [ SESSION ] );
		expect( went() ).toEqual( [ REDIRECT ] );
	} );

	it( "sends the shop the wallet's data about the shopper, if any [7.17-04] [7.14-04]", async () => {
		const sealed = { data: 'd', iv: 'v', hash: 'h' };
		const { asked, told } = await openShop( {
			script: { encrypted_data: sealed },
		} );
		expect( told() ).toContain( 'getEncryptedData' );
		expect( Object.fromEntries( asked[ 0 ]?.body as FormData ) ).toEqual( {
			_ajax_nonce: 'n',
			'encrypted_data[data]': 'd',
			'encrypted_data[iv]': 'v',
			'encrypted_data[hash]': 'h',
		} );
	} );

	it( 'sends the shop nothing of a slow wallet [8.5-13]', async () => {
		const { asked } = await openShop( {
			script: { encrypted_data: undefined },
		} );
		await wait( 4999 );
		expect( asked ).toEqual( [] );
		await wait( 1 );
		expect( Object.fromEntries( asked[ 0 ]?.body as FormData ) ).toEqual( {
			_ajax_nonce: 'n',
		} );
	} );

	it( 'requests again on click after an earlier failure', async () => {
		let answers = 0;
		const { asks, went } = await leave( {
			shop: { [ SESSION ]: () => ( answers++ ? WHOLE : null ) },
		} );
		expect( asks() ).toEqual( [ SESSION, SESSION ] );
		expect( went() ).toEqual( [ REDIRECT ] );
	} );
} );

describe( 'without cookies', () => {
	it( "goes to the wallet's checkout with the minimum session [4.17-13] [4.17-14] [6-04] [6-05]", async () => {
		const shop = await openShop( { script: NO_COOKIES } );
		expect( shop.asks() ).toEqual( [] );
		click();
		await wait( 0 );
		expect( shop.asks() ).toEqual( [ MINIMUM_SESSION ] );
		expect( shop.told() ).not.toContain( 'setRedirectSessionData' );
		expect( shop.went() ).toEqual( [ MINIMUM ] );
	} );

	it( 'fetches nothing before the wallet is reachable [4.17-12] [6-06] [7.17-09]', async () => {
		const { told, asks, went } = await leave( {
			script: { ...NO_COOKIES, reachable: false },
		} );
		expect( told().at( -1 ) ).toBe( 'isWooPayReachable' );
		expect( asks() ).toEqual( [] );
		expect( went() ).toEqual( [ CHECKOUT ] );
		expect( warned() ).toHaveLength( 1 );
	} );

	it( 'uses what the page already has [7.14-08]', async () => {
		const { asks, went } = await leave( {
			script: NO_COOKIES,
			wallet: {
				minimumSessionData: { ...WHOLE, success: true, blog_id: '9' },
			},
		} );
		expect( asks() ).toEqual( [] );
		expect( went() ).toEqual( [ MINIMUM.replace( '=7', '=9' ) ] );
	} );
} );
