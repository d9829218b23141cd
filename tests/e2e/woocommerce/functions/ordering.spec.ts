/**
 * Effects of plugins and settings on the order in our checkout.
 */
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../../steps/checkout';
import { couponField } from '../../steps/classic';
import { putInPlace, setOptions } from '../../steps/in-place';
import { moveOut, putCode } from '../../steps/neighbours';
import { haveInCart } from '../../steps/shopper';
import { expect, test } from '../../support/test';

test.beforeEach( async ( { site } ) => {
	await putInPlace( site, 'cart' );
	await putInPlace( site, 'checkout' );
} );

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'a plugin that removes notes and terms removes them from the checkout, and the order is placed', async ( {
	page,
	site,
} ) => {
	const terms = await site.php(
		`echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Terms' ) );`,
		{ user: 1 }
	);
	await setOptions( site, { woocommerce_terms_page_id: terms } );
	await checkOutMug( page );
	const notes = page.getByRole( 'textbox', { name: /Order notes/ } );
	const accepted = page.getByRole( 'checkbox', { name: /terms/ } );
	await expect( notes ).toBeVisible();
	await expect( accepted ).not.toBeChecked();
	putCode(
		site,
		`add_filter( 'woocommerce_terms_is_checked_default', '__return_true' );`
	);
	await page.goto( '/checkout/' );
	await expect( accepted ).toBeChecked();
	putCode(
		site,
		`add_filter( 'woocommerce_enable_order_notes_field', '__return_false' );
		add_filter( 'woocommerce_checkout_show_terms', '__return_false' );`
	);
	await page.goto( '/checkout/' );
	await expect( placeOrder( page ) ).toBeVisible();
	await expect( notes ).toHaveCount( 0 );
	await expect( accepted ).toHaveCount( 0 );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
} );

test( 'gateway and filters set the button text, and a gateway shows its icon', async ( {
	page,
	site,
} ) => {
	await site.php(
		`update_option( 'woocommerce_bacs_settings', array( 'enabled' => 'yes', 'title' => 'Bank transfer' ) );`,
		{ user: 1 }
	);
	putCode(
		site,
		`add_filter( 'woocommerce_order_button_text', static fn () => 'Buy now' );
		add_filter( 'woocommerce_order_button_html', static fn ( $html ) => '<i class="lock">Safe</i>' . $html );
		add_filter( 'woocommerce_gateway_icon', static fn ( $icon, $id ) => 'bacs' === $id ? '<img src="data:," alt="SEPA">' : $icon, 10, 2 );
		add_filter( 'woocommerce_available_payment_gateways', static function ( $all ) { if ( isset( $all['bacs'] ) ) { $all['bacs']->order_button_text = 'Order by transfer'; } return $all; } );`
	);
	await checkOutMug( page );
	const button = page.locator( '#place_order' );
	const other = page.getByRole( 'radio', {
		name: /^(?!Bank transfer)/,
	} );
	await expect( page.locator( '.lock' ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'img', { name: 'SEPA' } ) ).toHaveCount( 1 );
	await page.getByRole( 'radio', { name: /^Bank transfer/ } ).check();
	await expect( button ).toHaveText( 'Order by transfer' );
	await other
		.and( page.locator( '[name="payment_method"]' ) )
		.first()
		.check();
	await expect( button ).toHaveText( 'Buy now' );
} );

test( 'a free order is placed without payment', async ( { page, site } ) => {
	await site.php(
		`$coupon = new WC_Coupon(); $coupon->set_code( 'gratis' ); $coupon->set_discount_type( 'percent' ); $coupon->set_amount( 100 ); $coupon->set_free_shipping( true ); $coupon->save();
		foreach ( array_merge( array( 0 ), array_column( WC_Shipping_Zones::get_zones(), 'zone_id' ) ) as $id ) { foreach ( WC_Shipping_Zones::get_zone( $id )->get_shipping_methods() as $method ) { update_option( $method->get_instance_option_key(), array( 'cost' => '0' ) + (array) get_option( $method->get_instance_option_key() ) ); } }`,
		{ user: 1 }
	);
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	await couponField( page ).fill( 'gratis' );
	await couponField( page ).press( 'Enter' );
	await expect( page.locator( '.cart-discount' ).first() ).toContainText(
		'gratis'
	);
	await page.goto( '/checkout/' );
	await expect( page.getByText( /No payment methods/ ) ).toHaveCount( 0 );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
} );
