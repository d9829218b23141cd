/**
 * WooCommerce's own product form together with other plugins' code.
 */
import { moveIn, moveOut, putCode } from '../../steps/neighbours';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';

const VASE = '/product/ripple-vase/';
const MUG = '/product/everyday-mug/';

const add = ( page: Page ) =>
	page.locator( 'form.cart .single_add_to_cart_button' );

/** Collects document requests from now on. */
const documents = ( page: Page ) => {
	const urls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.isNavigationRequest() ) {
			urls.push( new URL( request.url() ).pathname );
		}
	} );
	return urls;
};

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'submit handlers of other scripts run first, and their fields are sent', async ( {
	page,
	site,
} ) => {
	await moveIn( site, 'validator' );
	await page.goto( VASE );
	const loads = documents( page );
	await add( page ).click();
	await expect( page.locator( '#engraving' ) ).toBeFocused();
	await expect( page.locator( '.added' ) ).toHaveCount( 0 );

	await page.locator( '#engraving' ).fill( 'to ada' );
	await add( page ).click();
	const notice = page.locator( '.woocommerce-notices-wrapper' ).first();
	await expect( notice ).toContainText(
		'Ripple Vase” has been added to your cart'
	);
	await expect(
		notice.getByRole( 'link', { name: 'View cart' } )
	).toBeVisible();
	expect( loads ).toEqual( [] );
	// Each handler runs once per attempt, even before ours has loaded.
	expect(
		await page.evaluate(
			() => ( window as unknown as { tries: number } ).tries
		)
	).toBe( 2 );

	await page.locator( '#engraving' ).fill( 'banned' );
	await add( page ).click();
	await expect( notice ).toContainText( 'Not that word.' );
	await expect( notice.locator( 'em' ) ).toHaveText( 'that' );
	await page.goto( '/cart/' );
	await expect( page.locator( 'body' ) ).toContainText( 'TO ADA' );
} );

test( 'a second submit button works with its name and value', async ( {
	page,
	site,
} ) => {
	await moveIn( site, 'buy-now' );
	await page.goto( VASE );
	await page.getByRole( 'button', { name: 'Buy now' } ).click();
	await expect( page ).toHaveURL( /\/checkout\/$/ );
	await expect( page.locator( 'body' ) ).toContainText( 'Ripple Vase' );
} );

test( 'redirects where a plugin redirects after an add, with its notice', async ( {
	page,
	site,
} ) => {
	await moveIn( site, 'buy-now' );
	await page.goto( MUG );
	await add( page ).click();
	await expect( page ).toHaveURL( /\/checkout\/$/ );
	await expect( page.locator( 'body' ) ).toContainText(
		'Everyday Mug” has been added'
	);

	await page.goto( VASE );
	await add( page ).click();
	await expect(
		page.locator( '.woocommerce-notices-wrapper' ).first()
	).toContainText( 'Ripple Vase' );
	await expect( page ).toHaveURL( /ripple-vase/ );
} );

test( "redirects to the cart by setting, with the plugin's added-to-cart message", async ( {
	page,
	site,
} ) => {
	await moveIn( site );
	putCode(
		site,
		`add_filter( 'wc_add_to_cart_message_html', static fn ( $html ) => 'In the <strong>basket</strong>: ' . $html );`
	);
	await page.goto( VASE );
	await add( page ).click();
	await expect(
		page.locator( '.woocommerce-notices-wrapper strong' ).first()
	).toHaveText( 'basket' );

	await site.php(
		`update_option( 'woocommerce_cart_redirect_after_add', 'yes' );`
	);
	await page.goto( VASE );
	await add( page ).click();
	await expect( page ).toHaveURL( /\/cart\/$/ );
	await expect( page.locator( 'body' ) ).toContainText( 'In the basket' );
} );

test( 'form.submit() submits natively', async ( { page, site } ) => {
	await moveIn( site, 'buy-now' );
	await page.goto( VASE );
	await page.evaluate(
		() => document.querySelector< HTMLFormElement >( 'form.cart' )?.submit()
	);
	await expect( page.locator( 'body' ) ).toContainText(
		'has been added to your cart'
	);
} );

test( 'listing buttons are plain links when AJAX adds are off', async ( {
	page,
	site,
} ) => {
	await moveIn( site );
	await site.php(
		`update_option( 'woocommerce_enable_ajax_add_to_cart', 'no' );`
	);
	await page.goto( '/shop/' );
	const loads = documents( page );
	const button = page
		.locator( 'li.product' )
		.getByRole( 'link', { name: /^Add to cart/ } )
		.or(
			page.locator(
				'li.product .add_to_cart_button:not(.product_type_variable)'
			)
		)
		.first();
	await button.click();
	await expect.poll( () => loads.length ).toBeGreaterThan( 0 );
	await expect( page.locator( 'body' ) ).toContainText(
		'has been added to your cart'
	);
} );
