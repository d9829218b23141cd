/**
 * Countries and states of the checkout, changed or triggered again by other
 * plugins' scripts.
 */
import type { Locator } from '@playwright/test';
import { putBoth, putInPlace, setOptions } from '../../../steps/in-place';
import { moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { keepBack } from '../../../steps/scripts';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

/** Selects an option as enhanced dropdowns do: with a jQuery event only. */
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

test( 'a country or state set by jQuery counts as a selection', async ( {
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
	await expect( country ).toBeVisible();
	await choose( country, 'US' );
	await expect( state.locator( 'option[value="TX"]' ) ).toHaveCount( 1 );
	await choose( state, 'TX' );
	await expect( fee ).toBeVisible();
	await choose( country, 'DE' );
	await expect( fee ).toHaveCount( 0 );
} );

test( 'a country set by jQuery before the script listens is not lost', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_action( 'wp_enqueue_scripts', static function () { wp_enqueue_script( 'jquery' ); } );
		add_action( 'woocommerce_cart_calculate_fees', static function ( $cart ) {
			if ( 'US' === WC()->customer->get_billing_country() ) {
				$cart->add_fee( 'By boat', 7 );
			}
		} );`
	);
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	const letCome = await keepBack( page, /\/loader-chunks\/jquery\.js/ );
	// The address behavior sends one request when it starts.
	const started = page.waitForResponse( /update_order_review/ );
	await page.goto( '/checkout/', { waitUntil: 'domcontentloaded' } );
	await started;
	await choose( page.locator( 'select[name="billing_country"]' ), 'US' );
	letCome();
	await expect(
		page.locator( 'select[name="billing_state"] option[value="TX"]' )
	).toHaveCount( 1 );
	await expect(
		page.locator( '#order_review' ).getByText( 'By boat' )
	).toBeVisible();
} );

test( 'a country change event with the same country keeps the state', async ( {
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
		// By then, the country's changes are done.
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
