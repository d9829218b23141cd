import contract, { createResolver } from '../../../../../src/contract';
import { patienceOf } from '../../../../../src/modules/wallet/rules/asks/connecting';
import {
	anonymousIdentity,
	connectAddress,
} from '../../../../../src/modules/wallet/rules/connect';
import {
	branchOf,
	isPrefetched,
} from '../../../../../src/modules/wallet/rules/flow';
import { isWalletRedirect } from '../../../../../src/modules/wallet/rules/redirect';
import {
	checkoutAddress,
	fullSession,
	minimumSession,
	redirectOf,
} from '../../../../../src/modules/wallet/rules/session';
import {
	type Trouble,
	WalletError,
} from '../../../../../src/modules/wallet/rules/trouble';
import { warningOf } from '../../../../../src/modules/wallet/rules/warning';

const HOST = 'https://wallet.test';
const KEY = 'platform_checkout_key=k';
const name = createResolver( contract.placeholders );

const WHOLE = {
	success: true,
	blog_id: '7',
	data: { session: 's', iv: 'i', hash: 'h' },
};
const SESSION = { blog_id: '7', data: WHOLE.data };

/** Responses that lack one of the four. */
const BROKEN = [
	{ ...WHOLE, blog_id: '' },
	{ success: true, data: WHOLE.data },
	{ ...WHOLE, data: undefined },
	{ ...WHOLE, data: null },
	...[ 'session', 'iv', 'hash' ].flatMap( ( part ) => [
		{ ...WHOLE, data: { ...WHOLE.data, [ part ]: undefined } },
		{ ...WHOLE, data: { ...WHOLE.data, [ part ]: '' } },
		{ ...WHOLE, data: { ...WHOLE.data, [ part ]: {} } },
	] ),
];

const troubleOf = ( call: () => unknown ): string => {
	try {
		call();
	} catch ( error ) {
		return error instanceof WalletError ? error.why : 'another';
	}
	return 'none';
};

describe( 'validation', () => {
	it.each( [
		[ `${ HOST }/woopay/?${ KEY }`, true ],
		[ `${ HOST }/?a=1&${ KEY }#top`, true ],
		[ `${ HOST }/woopay/`, false ],
		[ `${ HOST }/woopay/#${ KEY }`, false ],
		[ `https://evil.test/?${ KEY }`, false ],
		[ `https://wallet.test.evil.test/?${ KEY }`, false ],
		[ `https://wallet.test@evil.test/?${ KEY }`, false ],
		[ `http://wallet.test/?${ KEY }`, false ],
		[ `https://wallet.test:8443/?${ KEY }`, false ],
		[ `//wallet.test/?${ KEY }`, false ],
		[ `javascript:alert(1)//?${ KEY }`, false ],
		[ `data:text/html,?${ KEY }`, false ],
		[ 'no address', false ],
	] )( 'accepts %s: %s [5.13-01] [5.13-02]', ( url, taken ) => {
		expect( isWalletRedirect( url, HOST ) ).toBe( taken );
	} );

	it( 'accepts only complete session data [3.17-01] [5.13-03]', () => {
		expect( fullSession( WHOLE ) ).toEqual( SESSION );
		expect( minimumSession( WHOLE ) ).toEqual( SESSION );
		expect( fullSession( { ...WHOLE, blog_id: 7, more: 1 } ) ).toEqual(
			SESSION
		);
		for ( const answer of BROKEN ) {
			expect( troubleOf( () => fullSession( answer ) ) ).toBe(
				'bad_session'
			);
			expect( troubleOf( () => minimumSession( answer ) ) ).toBe(
				'bad_session'
			);
		}
	} );

	it( 'treats missing and broken session data differently', () => {
		for ( const answer of [
			null,
			{ ...WHOLE, success: false },
			{ error: 'The cart is empty.', code: 'x' },
		] ) {
			expect( troubleOf( () => fullSession( answer ) ) ).toBe(
				'no_session'
			);
			expect( troubleOf( () => minimumSession( answer ) ) ).toBe(
				'no_redirect_data'
			);
		}
	} );

	it( "follows the wallet's redirect only to allowed URLs [3.17-02]", () => {
		const good = `${ HOST }/woopay/?${ KEY }`;
		expect( redirectOf( { redirect_url: good }, HOST ) ).toBe( good );
		for ( const reply of [
			undefined,
			null,
			'text',
			{},
			{ redirect_url: '' },
			{ redirect_url: 5 },
			{ redirect_url: good, is_error: true },
		] ) {
			expect( troubleOf( () => redirectOf( reply, HOST ) ) ).toBe(
				'no_url'
			);
		}
		expect(
			troubleOf( () => redirectOf( { redirect_url: HOST }, HOST ) )
		).toBe( 'bad_url' );
	} );
} );

describe( 'the flow', () => {
	it.each( [
		[ false, false, 'minimum' ],
		[ false, true, 'minimum' ],
		[ true, true, 'full' ],
		[ true, false, null ],
	] )(
		'with cookies %s, logged in %s: %s [6-03] [6-04]',
		( works, isIn, branch ) => {
			expect( branchOf( works, isIn ) ).toBe( branch );
		}
	);

	it( 'prefetches the full session only, and not on product pages', () => {
		expect( isPrefetched( 'full', false ) ).toBe( true );
		expect( isPrefetched( 'full', true ) ).toBe( false );
		expect( isPrefetched( 'minimum', false ) ).toBe( false );
		expect( isPrefetched( null, false ) ).toBe( false );
	} );

	it( "links to the wallet's checkout with the session [2.11-03]", () => {
		expect(
			checkoutAddress( HOST, {
				blog_id: '7',
				data: { session: 'a+b/c=', iv: 'i&', hash: 'h' },
			} )
		).toBe(
			`${ HOST }/woopay/?checkout_redirect=1&blog_id=7&session=a%2Bb%2Fc%3D&iv=i%26&hash=h`
		);
	} );

	it( 'connects with or without an identity [2.11-01] [9.4-05]', () => {
		const values = [ 'true', 'https://shop.test/cart/?a=1', '7' ] as const;
		expect( connectAddress( HOST, values, null ) ).toBe(
			`${ HOST }/connect/?testMode=true&source_url=https%3A%2F%2Fshop.test%2Fcart%2F%3Fa%3D1&blogId=7`
		);
		const url = new URL(
			connectAddress( HOST, values, anonymousIdentity( 'abc' ) )
		);
		expect(
			JSON.parse( url.searchParams.get( 'tracksUserIdentity' )! )
		).toEqual( { _ut: 'anon', _ui: 'abc' } );
		expect( anonymousIdentity( '' ) ).toBeNull();
	} );
} );

describe( "the wallet's replies", () => {
	it( 'have no invalid or excessive timeout [8.5-13]', () => {
		for ( const lie of [ undefined, 0, -1, NaN, '900', null, {} ] ) {
			expect( patienceOf( lie ) ).toBeNull();
		}
		expect( patienceOf( 900 ) ).toBe( 900 );
		expect( patienceOf( Infinity ) ).toBe( 30000 );
	} );
} );

describe( 'warnings', () => {
	const BY_TROUBLE: Array< [ Trouble, string ] > = [
		[
			'no_session',
			'Could not retrieve encrypted session data from store.',
		],
		[ 'no_url', 'Could not retrieve woopay checkout URL.' ],
		[ 'bad_url', 'Invalid woopay session URL: https://x.test/?$&{url}' ],
		[
			'no_redirect_data',
			'Could not retrieve redirect data from merchant.',
		],
		[ 'bad_session', 'Invalid encrypted session data.' ],
		[ 'unavailable', 'woopay is currently not available.' ],
		[
			'timeout',
			'woopayConnectIframe did not respond within the allotted time.',
		],
		[ 'no_iframe', 'iframePostMessage is not set' ],
	];
	it.each( BY_TROUBLE )( 'for %s: %s', ( why, text ) => {
		expect(
			warningOf( new WalletError( why, 'https://x.test/?$&{url}' ), name )
		).toBe( text );
	} );
} );
