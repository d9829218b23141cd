import type {
	HttpAnswer,
	HttpRequest,
} from '../../../../../src/transport/http';
import { createWalletShop } from '../../../../../src/modules/wallet/transport/shop';
import { settings } from '../../../transport/shop';

const NONCES = { _ajax_nonce: 'session', tracksNonce: 'tracks' };
const WHOLE = {
	success: true,
	blog_id: '7',
	data: { session: 's', iv: 'i', hash: 'h' },
};
const EXPIRED = { error: 'Too old.', code: 'vitrine_nonce_expired' };

/** A shop with one response per request. */
const open = ( answers: unknown[], nonces?: typeof NONCES ) => {
	const sent: HttpRequest[] = [];
	const left = [ ...answers ];
	const http = ( request: HttpRequest ): Promise< HttpAnswer > => {
		sent.push( request );
		const value = left.shift();
		return Promise.resolve(
			value === undefined
				? { ok: false, trouble: 'network', status: 0 }
				: { ok: true, status: 200, value, headers: new Headers() }
		);
	};
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
	return { sent, shop: createWalletShop( { ...settings(), wallet }, http ) };
};

const fieldsOf = ( { body }: HttpRequest ) =>
	body instanceof FormData ? Object.fromEntries( body ) : null;

describe( 'the shop', () => {
	it( "returns the session for multipart fields, at an endpoint with the gateway's prefix [7.14-01] [7.14-02] [7.14-03] [9.12-06] [6-13]", async () => {
		const { sent, shop } = open( [ WHOLE ], NONCES );
		const sealed = { data: 'd', more: { deep: 1, sure: true, no: null } };
		expect( await shop.session( sealed, 900 ) ).toEqual( WHOLE );
		expect( sent ).toHaveLength( 1 );
		expect( sent[ 0 ] ).toMatchObject( {
			url: 'https://shop.test/?wc-ajax=wcpay_get_woopay_session',
			timeout: 900,
		} );
		expect( fieldsOf( sent[ 0 ]! ) ).toEqual( {
			_ajax_nonce: 'session',
			'encrypted_data[data]': 'd',
			'encrypted_data[more][deep]': '1',
			'encrypted_data[more][sure]': 'true',
		} );
	} );

	it( 'gets no wallet data if there is none [7.14-04]', async () => {
		const { sent, shop } = open( [ WHOLE ], NONCES );
		await shop.session( null, 900 );
		expect( fieldsOf( sent[ 0 ]! ) ).toEqual( { _ajax_nonce: 'session' } );
	} );

	it( 'returns the minimum session for a nonce [7.14-01] [7.14-02] [7.14-06] [6-13]', async () => {
		const { sent, shop } = open( [ WHOLE ], NONCES );
		expect( await shop.minimumSession( 900 ) ).toEqual( WHOLE );
		expect( sent[ 0 ]?.url ).toBe(
			'https://shop.test/?wc-ajax=wcpay_get_woopay_minimum_session_data'
		);
		expect( fieldsOf( sent[ 0 ]! ) ).toEqual( { _ajax_nonce: 'session' } );
	} );

	it( 'sends missing nonces, once', async () => {
		const { sent, shop } = open( [ NONCES, WHOLE, WHOLE ] );
		await shop.session( null, 900 );
		await shop.minimumSession( 900 );
		expect( sent.map( ( { url } ) => url ) ).toEqual( [
			'https://shop.test/?wc-ajax=vitrine_nonces&for=wallet',
			'https://shop.test/?wc-ajax=wcpay_get_woopay_session',
			'https://shop.test/?wc-ajax=wcpay_get_woopay_minimum_session_data',
		] );
	} );

	it( 'is requested again after an expired nonce', async () => {
		const fresh = { ...NONCES, _ajax_nonce: 'fresh' };
		const { sent, shop } = open( [ EXPIRED, fresh, WHOLE ], NONCES );
		expect( await shop.session( null, 900 ) ).toEqual( WHOLE );
		expect( fieldsOf( sent[ 2 ]! ) ).toEqual( { _ajax_nonce: 'fresh' } );
	} );

	it( 'is not requested a third time', async () => {
		const { sent, shop } = open( [ EXPIRED, NONCES, EXPIRED ], NONCES );
		expect( await shop.session( null, 900 ) ).toEqual( EXPIRED );
		expect( sent ).toHaveLength( 3 );
	} );

	it( 'returns nothing without a network or nonces', async () => {
		expect( await open( [], NONCES ).shop.session( null, 9 ) ).toBeNull();
		const { sent, shop } = open( [ { error: 'No.' } ] );
		expect( await shop.session( null, 900 ) ).toBeNull();
		expect( sent ).toHaveLength( 1 );
	} );
} );
