import { cart, line } from '../core/cart/sample';
import { answerOf, get, openPage, pageSettings, settle } from '../support/page';

const DAY = 86_400_000;
const TWO = cart( [ line( 'p1', 2 ) ] );
const COOKIES = `woocommerce_cart_hash=${ TWO.hash }; woocommerce_items_in_cart=2`;
const REFRESH = 'get_refreshed_fragments';
const HTML =
	'<span class="vitrine-cart-count" data-count="0">0</span><div class="region">printed</div>';

const stored = ( hash: string, at = Date.now() ) =>
	new Map( [
		[
			'vitrine_fragments_1',
			JSON.stringify( {
				fragments: answerOf( TWO ).fragments,
				hash,
				at,
			} ),
		],
	] );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a loading page', () => {
	it( 'requests nothing for a visitor without a cart', async () => {
		const { calls } = await openPage( HTML );
		await jest.advanceTimersByTimeAsync( 5000 );
		expect( calls ).toHaveLength( 0 );
	} );

	it.each( [
		[ 'are missing [4.3-07]', new Map< string, string >() ],
		[
			'have another hash than the cookie [4.3-09] [9.4-06]',
			stored( 'other' ),
		],
	] )(
		'requests fragments once when the stored ones %s',
		async ( _what, storage ) => {
			const { names } = await openPage( HTML, {
				cookies: COOKIES,
				storage,
			} );
			expect( names() ).toEqual( [ REFRESH ] );
		}
	);

	it( 'requests them when the stored ones are a day old, not before [4.3-08] [9.10-01]', async () => {
		const fresh = await openPage( HTML, {
			cookies: COOKIES,
			storage: stored( TWO.hash, Date.now() - DAY + 1 ),
		} );
		expect( fresh.names() ).toEqual( [] );
		const old = await openPage( HTML, {
			cookies: COOKIES,
			storage: stored( TWO.hash, Date.now() - DAY - 1 ),
		} );
		expect( old.names() ).toEqual( [ REFRESH ] );
	} );

	it( 'requests them on every load when set', async () => {
		const { names } = await openPage( HTML, {
			settings: pageSettings( {
				fragments: { refresh: 'always', timeout: 5000 },
			} ),
		} );
		expect( names() ).toEqual( [ REFRESH ] );
	} );

	it( 'shows stored fragments that are visible', async () => {
		await openPage( HTML, {
			cookies: COOKIES,
			storage: stored( TWO.hash ),
		} );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( get( '.region' ).textContent ).toBe( '2' );
		expect( get( '.vitrine-cart-count' ).textContent ).toBe( '2' );
	} );

	it( 'renders hidden ones when the cart icon is approached', async () => {
		const seen = jest.fn( () => false );
		Object.assign( Element.prototype, { checkVisibility: seen } );
		await openPage(
			`${ HTML }<a data-cart-kind="woocommerce" href="#c"></a>`,
			{
				cookies: COOKIES,
				storage: stored( TWO.hash ),
			}
		);
		await jest.advanceTimersByTimeAsync( 0 );
		expect( get( '.region' ).textContent ).toBe( 'printed' );
		expect( get( '.vitrine-cart-count' ).textContent ).toBe( '2' );
		get( '[data-cart-kind]' ).dispatchEvent(
			new Event( 'pointerover', { bubbles: true } )
		);
		await settle();
		await jest.advanceTimersByTimeAsync( 0 );
		expect( get( '.region' ).textContent ).toBe( '2' );
		delete ( Element.prototype as Partial< Element > ).checkVisibility;
	} );

	it( 'exposes the client to other scripts', async () => {
		const { cart: client } = await openPage( HTML );
		expect( window.vitrine ).toMatchObject( { v: 1, cart: client } );
		expect( window.vitrine?.openDrawer() ).toBe( false );
	} );
} );
