import { cart, line } from '../../core/cart/sample';
import { installDialog } from '../../support/dialog';
import {
	answerOf,
	click,
	get,
	openPage,
	pageSettings,
} from '../../support/page';
import type { PageOptions } from '../../support/page';

const BUTTON = '.single_add_to_cart_button';
const CART = 'https://shop.test/cart/';
const ONE = cart( [ line( 'p7', 3 ) ] );
const SIMPLE =
	'<form class="cart" method="post"><button name="add-to-cart" value="7" class="single_add_to_cart_button">Add to cart</button></form>';
const DRAWER =
	'<dialog class="vitrine-cart-drawer" data-cart-kind="woocommerce"><button class="vitrine-drawer-close">x</button></dialog>';

const themed = ( after_add_to_cart: string, shop = {} ) => ( {
	settings: pageSettings( { theme: { after_add_to_cart }, shop } ),
} );

installDialog();
beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'after an add from a product page', () => {
	const add = async ( options: PageOptions, html = SIMPLE ) => {
		const page = await openPage( html, options );
		await click( BUTTON );
		await page.last().answer( answerOf( ONE ) );
		return page.browser.navigate.mock.calls;
	};

	it( 'the drawer opens, at every width [4.2-08] [2.6-15]', async () => {
		const went = await add( themed( 'slide_in_cart' ), SIMPLE + DRAWER );
		expect( get< HTMLDialogElement >( 'dialog' ).open ).toBe( true );
		expect( went ).toEqual( [] );
	} );

	it( 'redirects to the cart [4.2-09]', async () => {
		expect( await add( themed( 'redirect_cart_page' ) ) ).toEqual( [
			[ CART ],
		] );
	} );

	it( 'redirects to the checkout [4.2-10]', async () => {
		expect( await add( themed( 'redirect_checkout_page' ) ) ).toEqual( [
			[ 'https://shop.test/checkout/' ],
		] );
	} );

	it( 'redirects to the cart by default only when the shop does [4.2-11]', async () => {
		expect( await add( themed( 'default' ) ) ).toEqual( [] );
		expect(
			await add( themed( 'default', { cart_redirect_after_add: 'yes' } ) )
		).toEqual( [ [ CART ] ] );
	} );
} );
