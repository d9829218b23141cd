/**
 * Countries and states of the checkout where scripts of other plugins choose them, or
 * tell of them once more.
 */
import type { Locator } from '@playwright/test';
import { putBoth, putInPlace, setOptions } from '../../../steps/in-place';
import { moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'what a menu drawn over a select chooses by jQuery counts as what a shopper chooses', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_action( 'wp_enqueue_scripts', static function () { wp_enqueue_script( 'jquery' ); } );
		add_action( 'woocommerce_cart_calculate_fees', static function ( $cart ) {
			if ( 'TX' === WC()->customer->get_billing_state() ) {
				$cart->add_fee( 'By boat', 7 );
			}
		} );`
	);
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/checkout/' );
	const country = page.locator( 'select[name="billing_country"]' );
	const state = page.locator( 'select[name="billing_state"]' );
	const fee = page.locator( '#order_review' ).getByText( 'By boat' );
	const choose = ( select: Locator, value: string ) =>
		select.evaluate(
			( field, chosen ) =>
				(
					window as unknown as {
						jQuery: ( one: Element ) => {
							val: ( to: string ) => {
								trigger: ( event: string ) => void;
							};
						};
					}
				 )
					.jQuery( field )
					.val( chosen )
					.trigger( 'change' ),
			value
		);
	await expect( country ).toBeVisible();
	await choose( country, 'US' );
	await expect( state.locator( 'option[value="TX"]' ) ).toHaveCount( 1 );
	await choose( state, 'TX' );
	await expect( fee ).toBeVisible();
	await choose( country, 'DE' );
	await expect( fee ).toHaveCount( 0 );
} );

test( 'a country that a script tells once more keeps its state', async ( {
	page,
	site,
} ) => {
	await setOptions( site, { woocommerce_default_country: 'US:CA' } );
	await putBoth( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_action( 'wp_enqueue_scripts', static function () {
			wp_enqueue_script( 'jquery' );
			wp_add_inline_script( 'jquery', "jQuery( function ( $ ) { setTimeout( function () { $( '#billing_country' ).trigger( 'change' ); } ); } );" );
		} );`
	);
	for ( const path of [ '/their-checkout/', '/checkout/' ] ) {
		await page.goto( path );
		await page.getByRole( 'button', { name: /^Place order/ } ).click();
		// By then what follows the country is there.
		await expect(
			page
				.getByRole( 'alert' )
				.filter( { hasText: 'First name' } )
				.first(),
			path
		).toBeVisible();
		await expect(
			page.locator( '[name="billing_state"]' ),
			path
		).toHaveValue( 'CA' );
	}
} );
