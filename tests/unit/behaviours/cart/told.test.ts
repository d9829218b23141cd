import { cart, line } from '../../core/cart/sample';
import {
	answerOf,
	click,
	get,
	openPage,
	pageSettings,
	settle,
} from '../../support/page';

const ONE = cart( [ line( 'p1', 2 ) ], { revision: 1 } );
const MORE = cart( [ line( 'p1', 3 ) ], { revision: 2 } );

const HTML = `<div class="vitrine-cart" data-vitrine-view="cart" data-vitrine-hydrated><div class="woocommerce-notices-wrapper"></div><form class="woocommerce-cart-form" method="post"><div class="quantity"><button type="button" class="minus">−</button><input class="qty" type="number" name="cart[p1][qty]" value="2" min="0"><button type="button" class="plus">+</button></div><div class="coupon"><input name="coupon_code"></div><button name="update_cart" value="1" disabled>Update</button></form></div>`;

const shop = window as { jQuery?: unknown };

const open = () =>
	openPage( HTML, {
		cart: ONE,
		cookies: `woocommerce_cart_hash=${ ONE.hash }; woocommerce_items_in_cart=2`,
		settings: pageSettings( { shop: { is_cart: true } } ),
	} );

beforeEach( () => jest.useFakeTimers() );
beforeAll( () => {
	// jsdom has no layout.
	Element.prototype.scrollIntoView = jest.fn();
} );
afterEach( () => {
	delete shop.jQuery;
	jest.useRealTimers();
} );

it( 'jQuery gets the events of an updated cart and a new form', async () => {
	const heard: string[] = [];
	shop.jQuery = () => ( {
		0: document.body,
		length: 1,
		on: () => undefined,
		trigger: ( event: string ) => void heard.push( event ),
		triggerHandler: () => undefined,
		data: () => ( {} ),
	} );
	const { last } = await open();
	await click( '.plus' );
	await last().answer( answerOf( MORE ) );
	await settle();
	expect(
		heard.filter( ( event ) => event.startsWith( 'updated_' ) )
	).toEqual( [ 'updated_cart_totals', 'updated_wc_div' ] );
} );

it( 'a coupon error is moved to the notices and removed when another code is typed', async () => {
	await open();
	get( '.coupon' ).insertAdjacentHTML(
		'beforeend',
		'<p class="coupon-error-notice" id="coupon-error-notice">No such coupon</p>'
	);
	await settle();
	const said = get( '.coupon-error-notice' );
	expect( said.parentElement ).toBe( get( '.woocommerce-notices-wrapper' ) );
	const field = get< HTMLInputElement >( '[name="coupon_code"]' );
	expect( field.getAttribute( 'aria-describedby' ) ).toBe( said.id );
	field.value = 'ten';
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect( document.querySelector( '.coupon-error-notice' ) ).toBeNull();
} );
