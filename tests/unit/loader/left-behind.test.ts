import { cart, line } from '../core/cart/sample';
import { answerOf, get, openPage, settle } from '../support/page';

const TWO = cart( [ line( 'p1', 2 ) ] );
const COOKIES = `woocommerce_cart_hash=${ TWO.hash }; woocommerce_items_in_cart=2`;
const REFRESH = 'get_refreshed_fragments';
const NOTE = 'vitrine_cart_writing_1';
const HTML =
	'<span class="vitrine-cart-count" data-count="0">0</span><div class="region">printed</div>';

/** The note of a page that started a write some milliseconds ago. */
const note = ( hash: string, age = 0 ) =>
	new Map( [ [ NOTE, JSON.stringify( { hash, at: Date.now() - age } ) ] ] );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a page printed while the previous one was writing', () => {
	it( 'shows the cart after the write, without an earlier request', async () => {
		const page = await openPage( HTML, { storage: note( '' ) } );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( page.names() ).toEqual( [] );
		page.state.cookies = COOKIES;
		await jest.advanceTimersByTimeAsync( 300 );
		expect( page.names()[ 0 ] ).toBe( REFRESH );
		await page.calls[ 0 ]?.answer( answerOf( TWO ) );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( get( '.vitrine-cart-count' ).textContent ).toBe( '2' );
		expect( page.storage.get( NOTE ) ).toBe( '' );
	} );

	it( 'does not wait if it was printed after the write', async () => {
		const page = await openPage( HTML, {
			cart: TWO,
			cookies: COOKIES,
			storage: note( '' ),
		} );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( page.names() ).toEqual( [] );
		expect( page.storage.get( NOTE ) ).toBe( '' );
	} );

	it( "stops waiting after the write's timeout", async () => {
		const page = await openPage( HTML, { storage: note( '', 29_000 ) } );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( page.names() ).toEqual( [] );
		expect( page.storage.get( NOTE ) ).toBe( '' );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );
} );

it( 'a page stores a note of its writes until the response', async () => {
	const page = await openPage( HTML );
	void page.cart.remove( 'p1' );
	await settle();
	expect( JSON.parse( page.storage.get( NOTE ) ?? '' ) ).toMatchObject( {
		hash: '',
	} );
	await page.last().answer( answerOf( TWO ) );
	expect( page.storage.get( NOTE ) ).toBe( '' );
} );
