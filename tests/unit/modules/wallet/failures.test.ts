import { dropListeners } from '../../support/listeners';
import {
	CHECKOUT,
	click,
	MINIMUM_SESSION,
	leave,
	NO_COOKIES,
	SESSION,
	wait,
	warned,
	WHOLE,
	type World,
} from './world';
import { HOST, Said, frames, tell } from './support';

dropListeners();
beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

const BROKEN = {
	blog_id: { ...WHOLE, blog_id: '' },
	session: { ...WHOLE, data: { iv: 'i', hash: 'h' } },
	iv: { ...WHOLE, data: { session: 's', hash: 'h' } },
	hash: { ...WHOLE, data: { session: 's', iv: 'i' } },
};
const FAILURES: Array< [ string, string, World ] > = [
	[
		'no session [8.5-01]',
		'Could not retrieve encrypted session data from store.',
		{ shop: { [ SESSION ]: null } },
	],
	[
		'a rejected session [8.5-01]',
		'Could not retrieve encrypted session data from store.',
		{ shop: { [ SESSION ]: { error: 'Empty.', code: 'x' } } },
	],
	[
		'a session timeout [8.5-01]',
		'Could not retrieve encrypted session data from store.',
		{ shop: { [ SESSION ]: undefined } },
	],
	[
		'a wallet response without a URL [8.5-02]',
		'Could not retrieve woopay checkout URL.',
		{ script: { redirect_session: {} } },
	],
	[
		'the wallet’s error [7.17-15]',
		'Could not retrieve woopay checkout URL.',
		{
			script: {
				redirect_session: new Said( 'set_redirect_session_data_error', {
					is_error: true,
				} ),
			},
		},
	],
	[
		'a URL of another site [8.5-03] [5.13-01]',
		'Invalid woopay session URL: https://evil.test/?platform_checkout_key=k',
		{
			script: {
				redirect_session: {
					redirect_url: 'https://evil.test/?platform_checkout_key=k',
				},
			},
		},
	],
	[
		'a URL without its key [8.5-03] [5.13-02]',
		'Invalid woopay session URL: https://wallet.test/woopay/',
		{
			script: {
				redirect_session: { redirect_url: `${ HOST }/woopay/` },
			},
		},
	],
	[
		'a wallet that does not respond [8.5-07] [9.12-01]',
		'woopayConnectIframe did not respond within the allotted time.',
		{ script: { redirect_session: undefined } },
	],
	[
		'an unreachable wallet [8.5-06]',
		'woopay is currently not available.',
		{ script: { ...NO_COOKIES, reachable: false } },
	],
	[
		'a wallet that does not confirm that it is available [8.5-06] [8.5-12]',
		'woopay is currently not available.',
		{ script: { ...NO_COOKIES, reachable: undefined } },
	],
	[
		'a missing minimum session [8.5-04] [7.14-07]',
		'Could not retrieve redirect data from merchant.',
		{
			script: NO_COOKIES,
			shop: { [ MINIMUM_SESSION ]: { ...WHOLE, success: false } },
		},
	],
	...Object.entries( BROKEN ).flatMap(
		( [ part, answer ] ): Array< [ string, string, World ] > => [
			[
				`a session without its ${ part } [8.5-05] [5.13-03]`,
				'Invalid encrypted session data.',
				{ shop: { [ SESSION ]: answer } },
			],
			[
				`a minimum session without its ${ part } [8.5-05] [5.13-03]`,
				'Invalid encrypted session data.',
				{ script: NO_COOKIES, shop: { [ MINIMUM_SESSION ]: answer } },
			],
		]
	),
	[
		'a wallet window that never loaded [8.5-08]',
		'iframePostMessage is not set',
		{ isDead: true },
	],
];

describe( 'a failure', () => {
	it.each( FAILURES )(
		'by %s warns, disconnects and leads to the checkout [8.5-09] [8.5-10] [4.17-15]',
		async ( _name, text, world ) => {
			const { went, page, posts } = await leave( world );
			expect( warned() ).toEqual( [ text ] );
			expect( went() ).toEqual( [ CHECKOUT ] );
			expect( frames() ).toHaveLength( 0 );
			expect( document.cookie ).not.toContain( 'skip_woopay' );
			// The wallet's messages are ignored from now on, and the link works normally.
			const said = posts.length;
			tell( { action: 'get_iframe_post_message_success' }, null );
			await wait( 10000 );
			expect( posts ).toHaveLength( said );
			expect( page.browser.navigate ).toHaveBeenCalledTimes( 1 );
			expect( click() ).toBe( true );
		}
	);

	it( "never exceeds the wallet's own timeout [9.12-02]", async () => {
		const { went } = await leave(
			{ script: { timeout: 1000, redirect_session: undefined } },
			999
		);
		expect( went() ).toEqual( [] );
		await wait( 1 );
		expect( went() ).toEqual( [ CHECKOUT ] );
		expect( warned() ).toHaveLength( 1 );
	} );

	it( 'takes at most 5 s by default [9.12-01]', async () => {
		const { went } = await leave(
			{ script: { redirect_session: undefined } },
			4999
		);
		expect( went() ).toEqual( [] );
		await wait( 1 );
		expect( went() ).toEqual( [ CHECKOUT ] );
		expect( warned() ).toHaveLength( 1 );
	} );

	it( 'shares one timeout between shop and wallet', async () => {
		const { went } = await leave(
			{
				wallet: { isProductPage: true },
				shop: {
					[ SESSION ]: () =>
						new Promise( ( resolve ) => {
							setTimeout( () => resolve( WHOLE ), 4000 );
						} ),
				},
				script: { redirect_session: undefined },
			},
			5000
		);
		expect( went() ).toEqual( [ CHECKOUT ] );
		expect( warned() ).toHaveLength( 1 );
	} );
} );

describe( 'a forged message', () => {
	const EVIL = {
		redirect_url: `${ HOST }/woopay/?platform_checkout_key=evil`,
	};
	const reply = { action: 'set_redirect_session_data_success', value: EVIL };

	it( 'is ignored from another origin or window [5.13-04]', async () => {
		const { went } = await leave(
			{ script: { redirect_session: undefined } },
			0
		);
		const own = frames()[ 0 ]?.contentWindow;
		for ( const origin of [
			'',
			'null',
			'https://',
			'https://wallet',
			'https://wallet.tes',
			'http://wallet.test',
			'https://wallet.test:444',
			'https://wallet.test.evil.test',
			'https://evil.test',
		] ) {
			tell( reply, own, origin );
		}
		tell( reply, window );
		tell( reply, null );
		for ( const data of [
			null,
			'text',
			5,
			{},
			{ action: 5 },
			[ reply ],
		] ) {
			tell( data, own );
		}
		await wait( 0 );
		expect( went() ).toEqual( [] );
		// From an allowed origin it is accepted.
		tell( reply, own );
		await wait( 0 );
		expect( went() ).toEqual( [ EVIL.redirect_url ] );
	} );
} );
