import type { AddressSuggestion } from '../../../../src/contract/types';
import { createAddressService } from '../../../../src/transport/customer/address';
import type { HttpAnswer, HttpRequest } from '../../../../src/transport/http';

const PAGE = { search_url: '/?wc-ajax=search', select_url: '/?wc-ajax=select' };

const FOUND = [
	{
		id: 'a',
		label: '12 Hazel Lane',
		address: { country: 'GB', address_1: '12 Hazel Lane' },
	},
	{ id: 'b', label: '14 Hazel Lane' },
];

const ok = ( value: unknown ): HttpAnswer => ( {
	ok: true,
	status: 200,
	value,
	headers: new Headers(),
} );

const open = ( answer: HttpAnswer, countries: string[] | null = null ) => {
	const http = jest.fn< Promise< HttpAnswer >, [ HttpRequest ] >( () =>
		Promise.resolve( answer )
	);
	const service = createAddressService(
		{ id: 'photon', countries, ...PAGE },
		http
	);
	const sent = ( index = 0 ): Record< string, string > =>
		Object.fromEntries(
			http.mock.calls[ index ]?.[ 0 ].body as URLSearchParams
		);
	return { http, service, sent };
};

/** Searches, and waits for the debounce. */
const search = async (
	{ service }: ReturnType< typeof open >,
	text = '12 Haz'
): Promise< AddressSuggestion[] > => {
	const found = service.search( text, 'GB', 'billing' );
	await jest.advanceTimersByTimeAsync( 200 );
	return found;
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'searches 200 ms after the last key, with text, country, provider and session', async () => {
	const one = open( ok( { suggestions: FOUND } ) );
	const found = one.service.search( '12 Haz', 'GB', 'billing' );
	await jest.advanceTimersByTimeAsync( 199 );
	expect( one.http ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 1 );
	expect( one.http.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
		url: PAGE.search_url,
		timeout: 8000,
	} );
	const { session, ...sent } = one.sent();
	expect( session ).toMatch( /^[0-9a-f]{32}$/ );
	expect( sent ).toEqual( {
		text: '12 Haz',
		country: 'GB',
		provider: 'photon',
	} );
	expect( await found ).toEqual( FOUND );
} );

it( 'does not search for replaced text', async () => {
	const { http, service } = open( ok( { suggestions: FOUND } ) );
	const typed = new AbortController();
	const found = service.search( '12 H', 'GB', 'billing', typed );
	await jest.advanceTimersByTimeAsync( 100 );
	typed.abort();
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( await found ).toEqual( [] );
	expect( http ).not.toHaveBeenCalled();
} );

it( 'aborts an unneeded request', async () => {
	const { http, service } = open( ok( { suggestions: FOUND } ) );
	const typed = new AbortController();
	void service.search( '12 Haz', 'GB', 'billing', typed );
	await jest.advanceTimersByTimeAsync( 200 );
	expect( http.mock.calls[ 0 ]?.[ 0 ].signal ).toBe( typed.signal );
} );

it( 'selects an address that came with the suggestions without a request', async () => {
	const one = open( ok( { suggestions: FOUND } ) );
	await search( one );
	expect( await one.service.select( 'a' ) ).toEqual( FOUND[ 0 ]?.address );
	expect( one.http ).toHaveBeenCalledTimes( 1 );
} );

it( 'requests other addresses in the session of their search, then starts a new one', async () => {
	const one = open( ok( { suggestions: FOUND, address: { city: 'York' } } ) );
	await search( one );
	expect( await one.service.select( 'b' ) ).toEqual( { city: 'York' } );
	expect( one.http.mock.calls[ 1 ]?.[ 0 ].url ).toBe( PAGE.select_url );
	expect( one.sent( 1 ) ).toEqual( {
		suggestion: 'b',
		provider: 'photon',
		session: one.sent().session,
	} );
	await search( one );
	expect( one.sent( 2 ).session ).not.toBe( one.sent().session );
} );

it( 'forgets addresses of an earlier search', async () => {
	const one = open( ok( { suggestions: FOUND } ) );
	await search( one );
	one.http.mockResolvedValue( ok( { suggestions: [], address: null } ) );
	await search( one, 'other' );
	expect( await one.service.select( 'a' ) ).toBeNull();
	expect( one.http ).toHaveBeenCalledTimes( 3 );
} );

it.each< [ string, HttpAnswer, string ] >( [
	[
		'with the error message of the response',
		ok( { error: 'Too often' } ),
		'Too often',
	],
	[
		'without a response',
		{ ok: false, trouble: 'network', status: 0 },
		'Status 0',
	],
	[
		'with an incomplete response',
		{ ok: false, trouble: 'http', status: 502 },
		'Status 502',
	],
] )( 'fails %s', async ( _how, answer, why ) => {
	const { service } = open( answer );
	const found = expect(
		service.search( '12 Haz', 'GB', 'billing' )
	).rejects.toThrow( why );
	await jest.advanceTimersByTimeAsync( 200 );
	await found;
	await expect( service.select( 'z' ) ).rejects.toThrow( why );
} );

it( 'returns a response that is not an array to its caller', async () => {
	const one = open( ok( { suggestions: 'nonsense' } ) );
	expect( await search( one ) ).toBe( 'nonsense' );
} );

it( "supports the shop's countries, or all, but not an empty one", () => {
	const some = open( ok( {} ), [ 'DE', 'GB' ] ).service;
	expect( [ 'GB', 'FR', '' ].map( some.canSearch ) ).toEqual( [
		true,
		false,
		false,
	] );
	const all = open( ok( {} ) ).service;
	expect( [ 'FR', '' ].map( all.canSearch ) ).toEqual( [ true, false ] );
} );
