/**
 * WooCommerce's own cart with our buttons for quantities.
 */
import { moveIn, moveOut } from '../../steps/neighbours';
import { haveInCart } from '../../steps/shopper';
import { putPage, setSettings, shortcode } from '../../steps/site';
import { expect, test } from '../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

test( "a typed quantity is sent once, and WooCommerce's notice stays", async ( {
	page,
	site,
} ) => {
	await moveIn( site );
	await setSettings( site, { quantity_buttons: true } );
	await putPage( site, 'their-cart', shortcode( 'woocommerce_cart' ) );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/their-cart/' );
	await page.clock.install();
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			request.method() === 'POST' &&
			/their-cart/.test( request.url() )
		) {
			sent.push( request.url() );
		}
	} );
	const quantity = page.locator( '.woocommerce-cart-form .qty' );
	await quantity.fill( '3' );
	await quantity.press( 'Enter' );
	const notice = page.getByText( 'Cart updated.' );
	await expect( notice ).toBeVisible();
	await page.clock.runFor( 5000 );
	await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
	await expect( notice ).toBeVisible();
	await expect( quantity ).toHaveValue( '3' );
	expect( sent ).toHaveLength( 1 );
} );
