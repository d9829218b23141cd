import { cart, line } from '../../core/cart/sample';
import { answerOf, click, get, openPage, settle } from '../../support/page';
import type { PageOptions } from '../../support/page';

const BUTTON = '.single_add_to_cart_button';
const ONE = cart( [ line( 'p7', 3 ) ] );

const product = ( fields: string, type = 'simple', more = '' ) =>
	`<div class="vitrine-product"><div class="product product-type-${ type }"><form class="cart ${ more }" method="post" enctype="multipart/form-data">${ fields }<button type="submit" name="add-to-cart" value="7" class="single_add_to_cart_button">Add to cart</button></form></div></div>`;

const QUANTITY =
	'<div class="quantity"><input class="qty" type="number" name="quantity" value="3" min="1"></div>';
const SIMPLE = product(
	`${ QUANTITY }<input name="engraving" value="To Ada"><input type="hidden" name="variation_id" value="">`
);
const open = ( html = SIMPLE, options: PageOptions = {} ) =>
	openPage( html, options );

const state = () => get( BUTTON ).className;
const links = () => document.querySelectorAll( 'a.added_to_cart' );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a product form with other scripts', () => {
	it( 'respects prevented submits and sends fields added by listeners', async () => {
		const { calls, last } = await open();
		const form = get< HTMLFormElement >( 'form' );
		const no = ( event: Event ) => event.preventDefault();
		form.addEventListener( 'submit', no );
		await click( BUTTON );
		expect( calls ).toHaveLength( 0 );
		form.removeEventListener( 'submit', no );
		const put = () =>
			form.insertAdjacentHTML(
				'beforeend',
				'<input type="hidden" name="gift" value="yes">'
			);
		form.addEventListener( 'submit', put );
		form.requestSubmit( get( BUTTON ) );
		await settle();
		form.removeEventListener( 'submit', put );
		expect( last().body ).toMatchObject( { gift: 'yes' } );
	} );

	it( 'leaves another submit button to the browser', async () => {
		const { calls } = await open(
			product(
				`${ QUANTITY }<button type="submit" name="buy-now" value="7">Buy now</button>`
			)
		);
		const native = jest.fn( ( event: Event ) => event.preventDefault() );
		window.addEventListener( 'submit', native, { once: true } );
		await click( '[name="buy-now"]' );
		expect( native ).toHaveBeenCalledTimes( 1 );
		expect( calls ).toHaveLength( 0 );
	} );

	it( "marks WooCommerce's own form, and follows its response and redirect", async () => {
		const own = SIMPLE.replace( 'vitrine-product', 'single-product' );
		const { last, browser } = await open(
			`<div class="woocommerce-notices-wrapper"></div>${ own }`
		);
		await click( BUTTON );
		expect( last().body ).toHaveProperty( 'vitrine_own_form', '1' );
		await last().answer( {
			...answerOf( ONE ),
			notices:
				'<div class="woocommerce-message" role="alert">Added.</div>',
		} );
		expect( get( '.woocommerce-notices-wrapper' ).textContent ).toBe(
			'Added.'
		);
		expect( state() ).toContain( 'added' );
		expect( links() ).toHaveLength( 0 );

		await click( BUTTON );
		await last().answer( {
			...answerOf( ONE ),
			error: 'No.',
			notices: '<ul class="woocommerce-error" role="alert">No.</ul>',
		} );
		expect( get( '.woocommerce-notices-wrapper' ).textContent ).toBe(
			'No.'
		);
		expect( browser.alert ).not.toHaveBeenCalled();

		await click( BUTTON );
		await last().answer( {
			...answerOf( ONE ),
			redirect: 'https://shop.test/express/',
		} );
		expect( browser.navigate.mock.calls ).toEqual( [
			[ 'https://shop.test/express/' ],
		] );
	} );
} );
