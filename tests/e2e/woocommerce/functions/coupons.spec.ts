/**
 * WooCommerce's coupon messages in our blocks.
 */
import type { Page } from '@playwright/test';
import { putBoth, putInPlace } from '../../steps/in-place';
import { moveOut, putCode } from '../../steps/neighbours';
import { haveInCart } from '../../steps/shopper';
import { WHOSE } from '../../support/reference';
import { expect, test } from '../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

const APPLIED = 'Coupon code applied successfully.';
const REMOVED = 'Coupon has been removed.';

const expectSaid = async ( page: Page, text: string ) => {
	const said = page.getByRole( 'main' ).getByText( text );
	await expect( said ).toHaveCount( 1 );
	await expect( said ).toBeInViewport();
	await expect( page.locator( '#vitrine-live-region' ) ).toContainText(
		text
	);
};

for ( const place of [ 'cart', 'checkout' ] as const ) {
	test( `the ${ place } shows WooCommerce's messages when a coupon is applied and removed`, async ( {
		page,
		site,
	} ) => {
		await putInPlace( site, place );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( `/${ place }/` );
		const main = page.getByRole( 'main' );
		await main.getByLabel( 'Coupon code' ).fill( 'welcome10' );
		await main.getByRole( 'button', { name: 'Apply coupon' } ).click();
		await expectSaid( page, APPLIED );
		await main
			.getByRole( place === 'cart' ? 'link' : 'button', {
				name: /^Remove coupon/,
			} )
			.click();
		await expectSaid( page, REMOVED );
		await expect( main.getByText( APPLIED ) ).toHaveCount( 0 );
	} );
}

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the next page shows the coupon message', async ( {
		page,
		site,
	} ) => {
		await putInPlace( site, 'cart' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/cart/' );
		const main = page.getByRole( 'main' );
		await main.getByLabel( 'Coupon code' ).fill( 'welcome10' );
		await main.getByRole( 'button', { name: 'Apply coupon' } ).click();
		// A theme may show it above its content.
		await expect( page.getByText( APPLIED ) ).toBeVisible();
	} );
} );

/** A plugin's button in the cart form, which sends a background request and blocks the form meanwhile. */
const POINTS = `
add_action( 'woocommerce_cart_actions', static fn () => print '<input id="their_points" aria-label="Points"><button id="their_apply" name="their_apply">Apply points</button>' );
add_action( 'wc_ajax_their_points', static function () { WC()->cart->apply_coupon( 'welcome10' ); wc_clear_notices(); wp_send_json_success(); } );
add_action( 'wp_enqueue_scripts', static function () {
	wp_enqueue_script( 'jquery' );
	wp_add_inline_script( 'jquery', "jQuery( function ( $ ) { $( document ).on( 'click', '#their_apply', function () { $( '.woocommerce-cart-form' ).addClass( 'processing' ); $.post( '/?wc-ajax=their_points', {}, function () { location.reload(); } ); } ); } );" );
} );`;

for ( const whose of WHOSE ) {
	test( `a cart form blocked by a plugin's request is not submitted by its button: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		putCode( site, POINTS );
		await putBoth( site, 'cart' );
		await haveInCart( page, 'Everyday Mug' );
		const path = whose === 'ours' ? '/cart/' : '/their-cart/';
		await page.goto( path );
		const sent: string[] = [];
		page.on( 'request', ( request ) => {
			if (
				request.method() === 'POST' &&
				request.url().endsWith( path )
			) {
				sent.push( request.url() );
			}
		} );
		const main = page.getByRole( 'main' );
		await main.getByLabel( 'Points' ).fill( '5' );
		await main.getByRole( 'button', { name: 'Apply points' } ).click();
		await expect( main.getByText( /welcome10/i ).first() ).toBeVisible();
		expect( sent ).toEqual( [] );
	} );
}
