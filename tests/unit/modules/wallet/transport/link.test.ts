import contract from '../../../../../src/contract/contract.json';
import {
	COOKIES_ENABLED,
	LOGGED_IN,
} from '../../../../../src/modules/wallet/rules/asks/connecting';
import { REACHABLE } from '../../../../../src/modules/wallet/rules/asks/leading';
import type { Reply } from '../../../../../src/modules/wallet/rules/connection';
import {
	connect,
	tryCookies,
	type WalletLink,
} from '../../../../../src/modules/wallet/transport/link';
import { askOf, frames, HOST, installWallet, tell } from '../support';

const { requests } = contract.wallet;

/** The outcome of a request: its response, an error, or none yet. */
const follow = ( asked: Promise< Reply > ) => {
	const result: Pick< Reply, 'value' | 'why' > = {};
	void asked.then( ( { id, ...reply } ) => Object.assign( result, reply ) );
	return result;
};
/** The outcome of a yes/no request. */
const followSaid = ( asked: Promise< boolean > ) =>
	follow( asked.then( ( value ) => ( { id: 0, value } ) ) );
const settle = () => jest.advanceTimersByTimeAsync( 0 );
const own = () => frames()[ 0 ]?.contentWindow;

let link: WalletLink;
let wallet: ReturnType< typeof installWallet >;

/** Opens a connection to a wallet that responds only by hand. */
const open = async () => {
	wallet = installWallet( {} );
	link = connect( HOST, `${ HOST }/connect/` );
	await settle();
};
beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	link.close();
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

const ANSWERS: Array< [ string, keyof typeof requests, string, unknown ] > = [
	[ '[7.17-11]', 'timeout', 'get_post_message_timeout_success', 700 ],
	[ '[7.17-12]', 'logged_in', 'get_is_user_logged_in_success', true ],
	[
		'[7.17-13]',
		'encrypted_data',
		'get_encrypted_data_success',
		{ iv: 'v' },
	],
	[
		'[7.17-14]',
		'redirect_session',
		'set_redirect_session_data_success',
		{ redirect_url: HOST },
	],
	[ '[7.17-16]', 'set_cookie', 'set_temp_third_party_cookie_success', true ],
	[
		'[7.17-17]',
		'cookies_enabled',
		'get_is_third_party_cookies_enabled_success',
		true,
	],
	[ '[7.17-18]', 'reachable', 'get_is_woopay_reachable_success', true ],
	[
		'[7.17-19]',
		'preemptive_session',
		'set_preemptive_session_data_success',
		true,
	],
];

describe( 'a request to the wallet', () => {
	it.each( ANSWERS )( 'is resolved %s', async ( _id, ask, action, value ) => {
		await open();
		const result = follow( link.ask( askOf( ask ), 'sent' ) );
		expect( wallet.posts ).toMatchObject( [
			{ action: requests[ ask ], value: 'sent', target: HOST },
		] );
		for ( const other of ANSWERS ) {
			if ( other[ 2 ] !== action ) {
				tell( { action: other[ 2 ], value: 'wrong' }, own() );
			}
		}
		await settle();
		expect( result ).toEqual( {} );
		tell( { action, value }, own() );
		await settle();
		expect( result ).toEqual( { value } );
	} );

	it( 'fails when the wallet says so [7.17-08] [7.17-15] [7.17-19]', async () => {
		await open();
		const value = { blog_id: '7' };
		const preemptive = follow(
			link.ask( askOf( 'preemptive_session' ), value )
		);
		const redirect = follow(
			link.ask( askOf( 'redirect_session' ), value )
		);
		expect( wallet.posts ).toMatchObject( [
			{ action: 'setPreemptiveSessionData', value },
			{ action: 'setRedirectSessionData', value },
		] );
		tell( { action: 'set_preemptive_session_data_error' }, own() );
		await settle();
		expect( [ preemptive, redirect ] ).toEqual( [
			{ why: 'refused' },
			{},
		] );
		tell( { action: 'set_redirect_session_data_error' }, own() );
		await settle();
		expect( redirect ).toEqual( { why: 'refused' } );
	} );

	it( "fails after 5000 ms, and later after the wallet's own timeout [9.12-01] [9.12-02]", async () => {
		await open();
		const first = follow( link.ask( REACHABLE ) );
		await jest.advanceTimersByTimeAsync( 4999 );
		expect( first ).toEqual( {} );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( first ).toEqual( { why: 'timeout' } );

		link.patience = 1000;
		const second = follow( link.ask( REACHABLE ) );
		await jest.advanceTimersByTimeAsync( 999 );
		expect( second ).toEqual( {} );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( second ).toEqual( { why: 'timeout' } );
	} );

	it( 'is false after the timeout [8.5-12]', async () => {
		await open();
		const results = [
			followSaid( link.says( LOGGED_IN ) ),
			followSaid( link.says( REACHABLE ) ),
			followSaid( link.says( COOKIES_ENABLED ) ),
		];
		await jest.advanceTimersByTimeAsync( 5000 );
		expect( results.map( ( { value } ) => value ) ).toEqual( [
			false,
			false,
			false,
		] );
	} );

	it( 'is true only for a strict true [8.5-12]', async () => {
		await open();
		for ( const [ value, isYes ] of [
			[ true, true ],
			[ 'true', false ],
			[ 1, false ],
			[ undefined, false ],
		] ) {
			const result = followSaid( link.says( LOGGED_IN ) );
			tell( { action: 'get_is_user_logged_in_success', value }, own() );
			await settle();
			expect( result ).toEqual( { value: isYes } );
		}
	} );

	it( 'fails at once without a window [8.5-08]', async () => {
		await open();
		link.close();
		expect( frames() ).toEqual( [] );
		const result = follow( link.ask( REACHABLE ) );
		await settle();
		expect( result ).toEqual( { why: 'no_iframe' } );
	} );

	it( "waits for the window's ready message [7.17-10]", async () => {
		wallet = installWallet( {}, true );
		link = connect( HOST, `${ HOST }/connect/` );
		expect( link.state() ).toBe( 1 );
		void follow( link.ask( REACHABLE ) );
		await settle();
		expect( wallet.posts ).toEqual( [] );
		tell( { action: 'get_iframe_post_message_success' }, own() );
		expect( link.state() ).toBe( 2 );
		expect( wallet.posts ).toMatchObject( [
			{ action: 'isWooPayReachable' },
		] );
	} );
} );

it( 'sets a cookie and then reads it [7.17-16] [7.17-17] [2.11-02]', async () => {
	await open();
	const result = followSaid( tryCookies( HOST, `${ HOST }/connect/`, link ) );
	await settle();
	expect( frames() ).toHaveLength( 2 );
	expect( wallet.posts ).toMatchObject( [
		{ action: 'setTempThirdPartyCookie', frame: frames()[ 1 ] },
	] );
	tell(
		{ action: 'set_temp_third_party_cookie_success', value: true },
		frames()[ 1 ]?.contentWindow
	);
	await settle();
	expect( frames() ).toHaveLength( 1 );
	expect( wallet.posts[ 1 ] ).toMatchObject( {
		action: 'getIsThirdPartyCookiesEnabled',
		frame: frames()[ 0 ],
	} );
	tell(
		{ action: 'get_is_third_party_cookies_enabled_success', value: true },
		own()
	);
	await settle();
	expect( result ).toEqual( { value: true } );
} );
