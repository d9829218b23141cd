import { readCookie } from '../../../../src/transport/browser/storage/cookies';
import { browserEnvironment } from '../../../../src/transport/browser/environment';
import { createFragmentsCache } from '../../../../src/transport/browser/storage/fragments-cache';

describe( 'a cookie', () => {
	it( 'is read by its full name, decoded', () => {
		const cookies = 'xa=1; a=%C3%A9%3B; ab=2';
		expect( readCookie( cookies, 'a' ) ).toBe( 'é;' );
		expect( readCookie( cookies, 'ab' ) ).toBe( '2' );
	} );

	it( 'is empty if missing', () => {
		expect( readCookie( '', 'a' ) ).toBe( '' );
		expect( readCookie( 'b=1', 'a' ) ).toBe( '' );
	} );

	it( 'is returned raw if not encoded', () => {
		expect( readCookie( 'a=100%; b=1', 'a' ) ).toBe( '100%' );
	} );
} );

describe( 'stored fragments', () => {
	it( 'are read as written', () => {
		const cache = createFragmentsCache( window.localStorage, 'key' );
		const stored = { fragments: { '.a': '<p></p>' }, hash: 'h', at: 5 };
		cache.write( stored );
		expect( cache.read() ).toEqual( stored );
	} );

	it( 'are null without storage', () => {
		const cache = createFragmentsCache( null, 'key' );
		cache.write( { fragments: {}, hash: '', at: 1 } );
		expect( cache.read() ).toBeNull();
	} );

	it.each( [ 'nonsense', '[]', '{"fragments":{"a":1},"hash":"","at":1}' ] )(
		'are null for %s',
		( text ) => {
			const storage = { getItem: () => text, setItem: jest.fn() };
			expect( createFragmentsCache( storage, 'key' ).read() ).toBeNull();
		}
	);
} );

describe( 'the window environment', () => {
	it( 'handles its events until unsubscribed', () => {
		const heard = jest.fn();
		const leave = browserEnvironment().listen( 'online', heard );
		window.dispatchEvent( new Event( 'online' ) );
		leave();
		window.dispatchEvent( new Event( 'online' ) );
		expect( heard ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'has no storage when the browser denies it', () => {
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

	it( 'reads cookies and network state', () => {
		document.cookie = 'vitrine_probe=1';
		const { cookies, online } = browserEnvironment();
		expect( cookies() ).toContain( 'vitrine_probe=1' );
		expect( online() ).toBe( navigator.onLine );
	} );
} );
