import { askIdentity } from '../../../../../src/modules/wallet/transport/identity';

const AJAX = 'https://shop.test/wp-admin/admin-ajax.php';
const NONCES = { _ajax_nonce: 'session', tracksNonce: 'tracks' };
const SAID = { success: true, data: { _ui: 'u', _ut: 't', more: 1 } };

/** A shop with one response per request; undefined for a network error. */
const ask = ( answers: unknown[], nonces?: typeof NONCES ) => {
	const left = [ ...answers ];
	const fetch = jest.fn<
		Promise< Response >,
		Parameters< typeof window.fetch >
	>( () => {
		const value = left.shift();
		return value === undefined
			? Promise.reject( new TypeError( 'Failed to fetch' ) )
			: Promise.resolve( new Response( JSON.stringify( value ) ) );
	} );
	window.fetch = fetch;
	const wallet = {
		testMode: true,
		host: 'https://wallet.test',
		merchantId: 'm',
		blogId: '7',
		isProductPage: false,
		noncesUrl: 'https://shop.test/?wc-ajax=vitrine_nonces&for=wallet',
		texts: { going: '' },
		...( nonces ? { nonces } : {} ),
	};
	const { signal } = new AbortController();
	return { fetch, signal, identity: askIdentity( wallet, AJAX, signal ) };
};

describe( "the shopper's identity", () => {
	it( 'is requested from the shop with its nonce [7.15-01] [7.15-02] [6-14] [3.17-03]', async () => {
		const { fetch, signal, identity } = ask( [ SAID ], NONCES );
		expect( await identity ).toEqual( { _ui: 'u', _ut: 't' } );
		expect( fetch.mock.calls ).toEqual( [
			[
				AJAX,
				{
					signal,
					method: 'POST',
					cache: 'no-store',
					body: new URLSearchParams(
						'action=get_identity&tracksNonce=tracks'
					),
				},
			],
		] );
	} );

	it( 'is requested with a fetched nonce if the page has none', async () => {
		const { fetch, identity } = ask( [ NONCES, SAID ] );
		expect( await identity ).toEqual( { _ui: 'u', _ut: 't' } );
		expect( fetch.mock.calls.map( ( [ url ] ) => url ) ).toEqual( [
			'https://shop.test/?wc-ajax=vitrine_nonces&for=wallet',
			AJAX,
		] );
	} );

	it.each( [
		null,
		'text',
		{ success: false, data: { _ui: 'u', _ut: 't' } },
		{ success: true },
		{ success: true, data: { _ui: 'u' } },
		{ success: true, data: { _ui: 1, _ut: 2 } },
	] )( 'is unknown for %j', async ( said ) => {
		expect( await ask( [ said ], NONCES ).identity ).toBeNull();
	} );

	it( 'fails without a network', async () => {
		await expect( ask( [], NONCES ).identity ).rejects.toThrow( TypeError );
		await expect( ask( [] ).identity ).rejects.toThrow( TypeError );
	} );
} );
