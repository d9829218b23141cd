/**
 * The checkout page of Easy Digital Downloads and its confirmation page.
 */
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

// Without internet access, that plugin logs that its news are not available.
test.use( { allowedNotices: [ /ExtensionsAPI\.php/ ] } );

const DRAWER = 'dialog[data-cart-kind="edd"]';

const addVase = async ( page: Page ) => {
	await page.goto( '/downloads/' );
	await page
		.getByRole( 'button', { name: 'Add to cart: “Ripple Vase”' } )
		.click();
	await expect( page.locator( '.vitrine-cart-count' ) ).toHaveText( '1' );
};

/** Opens it with the drawer's link, which waits for pending responses. */
const openCheckout = async ( page: Page ) => {
	await page.getByRole( 'link', { name: /^Cart/ } ).click();
	await page
		.locator( DRAWER )
		.getByRole( 'link', { name: 'Checkout', exact: true } )
		.click();
	await expect( page ).toHaveURL( /\/checkout\/$/ );
};

for ( const [ name, content ] of [
	[ 'block', '<!-- wp:edd/checkout /-->' ],
	[
		'shortcode',
		'<!-- wp:shortcode -->[download_checkout]<!-- /wp:shortcode -->',
	],
] as const ) {
	test.describe( `the checkout’s ${ name }`, () => {
		test.beforeEach( async ( { site } ) => {
			await site.php(
				`wp_update_post( array( 'ID' => edd_get_option( 'purchase_page' ), 'post_content' => '${ content }' ) );`
			);
		} );

		test( 'shows an item added before it was opened', async ( {
			page,
		} ) => {
			await page.goto( '/downloads/' );
			await page
				.getByRole( 'button', { name: 'Add to cart: “Ripple Vase”' } )
				.click();
			await page.goto( '/checkout/' );
			await expect( page.getByRole( 'main' ) ).toContainText(
				'Ripple Vase'
			);
			await expect(
				page.locator( 'input[name="edd_email"]' )
			).toBeVisible();
		} );

		test( 'follows the drawer and keeps entries', async ( { page } ) => {
			await addVase( page );
			await openCheckout( page );
			const main = page.getByRole( 'main' );
			await expect( main ).toContainText( '€64.00' );
			await page.locator( 'input[name="edd_first"]' ).fill( 'Ann' );
			await page.getByRole( 'link', { name: /^Cart/ } ).click();
			const drawer = page.locator( DRAWER );
			await drawer.getByRole( 'button', { name: /^Increase/ } ).click();
			await expect(
				page.locator( '#edd_checkout_cart .edd_cart_amount' )
			).toHaveText( '€128.00' );
			await expect( page.locator( '.edd-item-quantity' ) ).toHaveValue(
				'2'
			);
			await expect(
				page.locator( 'input[name="edd_first"]' )
			).toHaveValue( 'Ann' );

			await drawer.getByRole( 'link', { name: /^Remove/ } ).click();
			await expect( main ).toContainText( 'Your cart is empty.' );
		} );

		test( 'leads to the placed order', async ( { page } ) => {
			await addVase( page );
			await openCheckout( page );
			await page
				.locator( 'input[name="edd_email"]' )
				.fill( 'ann@example.com' );
			await page.locator( 'input[name="edd_first"]' ).fill( 'Ann' );
			await page.getByRole( 'button', { name: 'Purchase' } ).click();
			await expect( page ).toHaveURL( /confirmation/ );
			const main = page.getByRole( 'main' );
			await expect( main ).toContainText( 'Ripple Vase' );
			await expect( main ).toContainText( '€64.00' );
			await expect( main ).not.toContainText( 'could not find' );
			await expect( page.locator( '.vitrine-cart-count' ) ).toHaveText(
				'0'
			);
		} );
	} );
}
