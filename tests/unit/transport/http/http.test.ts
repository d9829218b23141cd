/**
 * @jest-environment node
 */
import { createHttp } from '../../../../src/transport/http';

const URL = 'https://shop.test/';

const answering = ( text: string, status = 200 ) =>
	createHttp( () =>
		Promise.resolve(
			Object.assign( new Response( null, { status } ), {
				text: () => Promise.resolve( text ),
			} )
		)
	);

const silent = () => {
	const signals: ( AbortSignal | null | undefined )[] = [];
	const http = createHttp(
		( _, init ) =>
			new Promise( ( __, reject ) => {
				signals.push( init?.signal );
				init?.signal?.addEventListener( 'abort', () =>
					reject( new DOMException( 'Aborted', 'AbortError' ) )
				);
			} )
	);
	return { http, signals };
};

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => {
	expect( jest.getTimerCount() ).toBe( 0 );
	jest.useRealTimers();
} );

describe( 'a response', () => {
	it.each( [
		[ '{"a":1}', 200, { ok: true, value: { a: 1 }, status: 200 } ],
		[ ' 1\n', 200, { ok: true, value: 1 } ],
		[
			'{"code":"x"}',
			403,
			{ ok: true, value: { code: 'x' }, status: 403 },
		],
		[ '', 200, { ok: false, trouble: 'empty' } ],
		[ ' \n ', 200, { ok: false, trouble: 'empty' } ],
		[ '', 404, { ok: false, trouble: 'http', status: 404 } ],
		[ '<html>', 200, { ok: false, trouble: 'http' } ],
		[ '{"a":1}', 500, { ok: false, trouble: 'http', status: 500 } ],
		[ '{"a":1}', 503, { ok: false, trouble: 'http' } ],
	] )( '%p with status %i is classified', async ( text, status, told ) => {
		await expect(
			answering( text, status )( { url: URL, timeout: 10 } )
		).resolves.toMatchObject( told );
	} );
} );

describe( 'a request', () => {
	it.each( [ true, undefined ] )(
		'uses keepalive when set: %p',
		async ( keepalive ) => {
			const asked: ( boolean | undefined )[] = [];
			const http = createHttp( ( _, init ) => {
				asked.push( init?.keepalive );
				return Promise.resolve( new Response( '1' ) );
			} );
			await http( {
				url: URL,
				timeout: 10,
				...( keepalive ? { keepalive } : {} ),
			} );
			expect( asked ).toEqual( [ Boolean( keepalive ) ] );
		}
	);
} );

describe( 'a missing response', () => {
	it( 'is a timeout after the given time', async () => {
		const { http, signals } = silent();
		const answer = http( { url: URL, timeout: 300 } );
		await jest.advanceTimersByTimeAsync( 299 );
		expect( signals[ 0 ]?.aborted ).toBe( false );
		await jest.advanceTimersByTimeAsync( 1 );
		await expect( answer ).resolves.toEqual( {
			ok: false,
			trouble: 'timeout',
			status: 0,
		} );
	} );

	it( 'is a network failure when the request fails', async () => {
		const http = createHttp( () => Promise.reject( new TypeError() ) );
		await expect(
			http( { url: URL, timeout: 10 } )
		).resolves.toMatchObject( { trouble: 'network' } );
	} );

	it( 'is a network failure when the body fails', async () => {
		const http = createHttp( () =>
			Promise.resolve(
				Object.assign( new Response(), {
					text: () => Promise.reject( new TypeError() ),
				} )
			)
		);
		await expect(
			http( { url: URL, timeout: 10 } )
		).resolves.toMatchObject( { trouble: 'network' } );
	} );

	it( "is aborted by the caller's signal", async () => {
		const { http, signals } = silent();
		const caller = new AbortController();
		const { signal } = caller;
		const answer = http( { url: URL, timeout: 300, signal } );
		caller.abort();
		await expect( answer ).resolves.toMatchObject( { ok: false } );
		expect( signals[ 0 ]?.aborted ).toBe( true );
	} );
} );
