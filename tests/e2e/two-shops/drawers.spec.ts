import type { Page } from '@playwright/test';
import { answerOf } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

// Without internet access, that plugin logs that its news are not available.
test.use( { allowedNotices: [ /ExtensionsAPI\.php/ ] } );

const SHOP = '.vitrine-mini-cart:not( [data-vitrine-shop] )';
const DOWNLOADS = '.vitrine-mini-cart[data-vitrine-shop="edd"]';
const drawer = ( kind: string ) => `#vitrine-cart-drawer-${ kind }`;

const expectCounts = async ( page: Page, shop: string, downloads: string ) => {
	await expect( page.locator( `${ SHOP } .vitrine-cart-count` ) ).toHaveText(
		shop
	);
	await expect(
		page.locator( `${ DOWNLOADS } .vitrine-cart-count` )
	).toHaveText( downloads );
};

const closeDrawer = ( page: Page, kind: string ) =>
	page
		.locator( drawer( kind ) )
		.getByRole( 'button', { name: 'Close cart' } )
		.click();

test.beforeEach( async ( { site } ) => {
	await site.php( `
		foreach ( array( 'Field notes', 'Paper sounds' ) as $name ) {
			$id = wp_insert_post( array( 'post_type' => 'download', 'post_status' => 'publish', 'post_title' => $name ) );
			update_post_meta( $id, 'edd_price', '5.00' );
		}
		wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'grid', 'post_title' => 'Grid', 'post_content' => '<!-- wp:shortcode -->[downloads]<!-- /wp:shortcode --><!-- wp:vitrine/product-listing /-->' ) );
	` );
} );

test.describe( 'two shops at once', () => {
	test( 'show an icon and a drawer each for their own products [2.6-11]', async ( {
		page,
	} ) => {
		await page.goto( '/grid/' );
		await expectAccessible( page, 'header' );
		await expectCounts( page, '0', '0' );

		await page.locator( '.ajax_add_to_cart' ).first().click();
		await expectCounts( page, '1', '0' );
		await page.locator( '.edd-add-to-cart.edd-has-js' ).first().click();
		await expectCounts( page, '1', '1' );

		await page.locator( `${ DOWNLOADS } a.vitrine-cart-icon` ).click();
		await expect( page.locator( drawer( 'edd' ) ) ).toBeVisible();
		await expect( page.locator( drawer( 'woocommerce' ) ) ).toBeHidden();
		const downloads = page.locator(
			`${ drawer( 'edd' ) } .mini_cart_item`
		);
		await expect( downloads ).toHaveCount( 1 );
		await expect( downloads ).toContainText( /Field notes|Paper sounds/ );
		await expectAccessible( page, drawer( 'edd' ) );
		await closeDrawer( page, 'edd' );

		await page.locator( `${ SHOP } a.vitrine-cart-icon` ).click();
		const products = page.locator(
			`${ drawer( 'woocommerce' ) } .mini_cart_item`
		);
		await expect( products ).toHaveCount( 1 );
		await expect( products ).not.toContainText(
			/Field notes|Paper sounds/
		);
		await expect( page.locator( drawer( 'edd' ) ) ).toBeHidden();
	} );

	test( "do not affect each other's carts", async ( { page } ) => {
		await page.goto( '/grid/' );
		await page.locator( '.ajax_add_to_cart' ).first().click();
		await page.locator( '.edd-add-to-cart.edd-has-js' ).first().click();
		await expectCounts( page, '1', '1' );

		await page.locator( `${ DOWNLOADS } a.vitrine-cart-icon` ).click();
		await page
			.locator( drawer( 'edd' ) )
			.getByRole( 'link', { name: /^Remove/ } )
			.click();
		await expectCounts( page, '1', '0' );
		const restored = answerOf( page, 'vitrine_restore_cart_item' );
		await page
			.locator( drawer( 'edd' ) )
			.getByRole( 'button', { name: /^Undo/ } )
			.click();
		await expectCounts( page, '1', '1' );
		await restored;

		await page.reload();
		await expectCounts( page, '1', '1' );
		await page.goto( '/shop/' );
		await expectCounts( page, '1', '1' );
	} );

	test( 'link each to its own checkout', async ( { page } ) => {
		await page.goto( '/shop/' );
		const checkout = ( kind: string ) =>
			page
				.locator( `${ drawer( kind ) } .vitrine-drawer-checkout` )
				.getAttribute( 'href' );
		expect( await checkout( 'edd' ) ).not.toBe(
			await checkout( 'woocommerce' )
		);
	} );
} );
