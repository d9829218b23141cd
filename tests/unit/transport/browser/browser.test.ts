import { readCookie } from '../../../../src/transport/browser/cookies';
import { browserEnvironment } from '../../../../src/transport/browser/environment';
import { createFragmentsCache } from '../../../../src/transport/browser/storage';

describe( 'a cookie', () => {
	it( 'is read by its whole name, decoded', () => {
		const cookies = 'xa=1; a=%C3%A9%3B; ab=2';
		expect( readCookie( cookies, 'a' ) ).toBe( 'é;' );
		expect( readCookie( cookies, 'ab' ) ).toBe( '2' );
	} );

	it( 'is empty where there is none', () => {
		expect( readCookie( '', 'a' ) ).toBe( '' );
		expect( readCookie( 'b=1', 'a' ) ).toBe( '' );
	} );

	it( 'is taken as it stands where it was written raw', () => {
		expect( readCookie( 'a=100%; b=1', 'a' ) ).toBe( '100%' );
	} );
} );

describe( 'what is stored of fragments', () => {
	it( 'comes back as it was written', () => {
		const cache = createFragmentsCache( window.localStorage, 'key' );
		const stored = { fragments: { '.a': '<p></p>' }, hash: 'h', at: 5 };
		cache.write( stored );
		expect( cache.read() ).toEqual( stored );
	} );

	it( 'is nothing where storage is denied', () => {
		const cache = createFragmentsCache( null, 'key' );
		cache.write( { fragments: {}, hash: '', at: 1 } );
		expect( cache.read() ).toBeNull();
	} );

	it.each( [ 'nonsense', '[]', '{"fragments":{"a":1},"hash":"","at":1}' ] )(
		'is nothing when it reads %s',
		( text ) => {
			const storage = { getItem: () => text, setItem: jest.fn() };
			expect( createFragmentsCache( storage, 'key' ).read() ).toBeNull();
		}
	);
} );

describe( 'the environment of a window', () => {
	it( 'hears its events until it is told not to', () => {
		const heard = jest.fn();
		const leave = browserEnvironment().listen( 'online', heard );
		window.dispatchEvent( new Event( 'online' ) );
		leave();
		window.dispatchEvent( new Event( 'online' ) );
		expect( heard ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'has no storage where the browser denies it', () => {
		const denied = new Proxy( window, {
			get: ( target, name ): unknown => {
				if ( name === 'localStorage' ) {
					throw new DOMException( 'denied', 'SecurityError' );
				}
				return Reflect.get( target, name );
			},
		} );
		expect( browserEnvironment( denied ).storage ).toBeNull();
		expect( browserEnvironment().storage ).toBe( window.localStorage );
	} );

	it( 'reads cookies and network as they are', () => {
		document.cookie = 'vitrine_probe=1';
		const { cookies, online } = browserEnvironment();
		expect( cookies() ).toContain( 'vitrine_probe=1' );
		expect( online() ).toBe( navigator.onLine );
	} );
} );
