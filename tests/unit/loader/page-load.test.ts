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

describe( 'a page that comes up', () => {
	it( 'asks for nothing for a visitor without a cart', async () => {
		const { calls } = await openPage( HTML );
		await jest.advanceTimersByTimeAsync( 5000 );
		expect( calls ).toHaveLength( 0 );
	} );

	it.each( [
		[ 'is missing [4.3-07]', new Map< string, string >() ],
		[
			'is of another hash than the cookie [4.3-09] [9.4-06]',
			stored( 'other' ),
		],
	] )(
		'asks once for fragments where what is stored %s',
		async ( _what, storage ) => {
			const { names } = await openPage( HTML, {
				cookies: COOKIES,
				storage,
			} );
			expect( names() ).toEqual( [ REFRESH ] );
		}
	);

	it( 'asks for them when what is stored is a day old, not before [4.3-08] [9.10-01]', async () => {
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

	it( 'asks for them on every load where the owner wants that', async () => {
		const { names } = await openPage( HTML, {
			settings: pageSettings( {
				fragments: { refresh: 'always', timeout: 5000 },
			} ),
		} );
		expect( names() ).toEqual( [ REFRESH ] );
	} );

	it( 'shows what is stored where it can be seen', async () => {
		await openPage( HTML, {
			cookies: COOKIES,
			storage: stored( TWO.hash ),
		} );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( get( '.region' ).textContent ).toBe( '2' );
		expect( get( '.vitrine-cart-count' ).textContent ).toBe( '2' );
	} );

	it( 'leaves what is out of sight until the cart icon is near', async () => {
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

	it( 'is there for other scripts', async () => {
		const { cart: client } = await openPage( HTML );
		expect( window.vitrine ).toMatchObject( { v: 1, cart: client } );
		expect( window.vitrine?.openDrawer() ).toBe( false );
	} );
} );
