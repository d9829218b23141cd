/**
 * What WooCommerce's scripts of cart and checkout tell other plugins by jQuery, and
 * ours in their place.
 */
import type { Page } from '@playwright/test';
import { putInPlace } from '../../../steps/in-place';
import { moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { putPage, shortcode } from '../../../steps/site';
import { expect, test } from '../../../support/test';

const EARS = `
add_action( 'wp_enqueue_scripts', static function () {
	wp_enqueue_script( 'jquery' );
	wp_add_inline_script( 'jquery', "jQuery( function ( $ ) { window.heard = []; $( document.body ).on( 'init_checkout payment_method_selected applied_coupon_in_checkout removed_coupon_in_checkout applied_coupon removed_coupon', function ( event, code ) { window.heard.push( event.type + ( typeof code === 'string' ? ' ' + code.toLowerCase() : '' ) + ( event.type === 'payment_method_selected' ? ' ' + $( 'input[name=payment_method]:checked' ).val() : '' ) ); } ); } );" );
} );
`;

const heard = ( page: Page ) =>
	page.evaluate( () => ( window as { heard?: string[] } ).heard ?? [] );

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const whose of [ 'theirs', 'ours' ] as const ) {
	test( `of the checkout, the way to pay and a coupon: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		putCode( site, EARS );
		await site.php(
			`foreach ( array( 'cod', 'bacs' ) as $way ) { update_option( "woocommerce_{$way}_settings", array( 'enabled' => 'yes', 'title' => strtoupper( $way ) ) ); }
			update_option( 'woocommerce_gateway_order', array( 'cod' => 0, 'bacs' => 1 ) );`,
			{ user: 1 }
		);
		await putInPlace( site, 'checkout' );
		await putPage(
			site,
			'their-checkout',
			shortcode( 'woocommerce_checkout' )
		);
		await haveInCart( page, 'Everyday Mug' );
		const isOurs = whose === 'ours';
		await page.goto( isOurs ? '/checkout/' : '/their-checkout/' );
		await expect
			.poll( () => heard( page ) )
			.toEqual( [ 'payment_method_selected cod', 'init_checkout' ] );
		await page.locator( 'label[for="payment_method_bacs"]' ).click();
		await expect
			.poll( () => heard( page ) )
			.toContain( 'payment_method_selected bacs' );
		if ( ! isOurs ) {
			await page.locator( '.showcoupon' ).click();
		}
		await page.locator( 'input[name="coupon_code"]' ).fill( 'WELCOME10' );
		await page.locator( '[name="apply_coupon"]' ).click();
		await expect
			.poll( () => heard( page ) )
			.toContain( 'applied_coupon_in_checkout welcome10' );
		await page.locator( '.woocommerce-remove-coupon' ).first().click();
		await expect
			.poll( () => heard( page ) )
			.toContain( 'removed_coupon_in_checkout welcome10' );
	} );

	test( `of a coupon in the cart: ${ whose }`, async ( { page, site } ) => {
		putCode( site, EARS );
		await putInPlace( site, 'cart' );
		await putPage( site, 'their-cart', shortcode( 'woocommerce_cart' ) );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( whose === 'ours' ? '/cart/' : '/their-cart/' );
		await page.locator( 'input[name="coupon_code"]' ).fill( 'WELCOME10' );
		await page.locator( '[name="apply_coupon"]' ).click();
		await expect
			.poll( () => heard( page ) )
			.toContain( 'applied_coupon welcome10' );
		await page.locator( '.woocommerce-remove-coupon' ).first().click();
		await expect
			.poll( () => heard( page ) )
			.toContain( 'removed_coupon welcome10' );
	} );
}
