/**
 * The total while our checkout is filled in: the displayed total is the ordered
 * one.
 */
import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import {
	addressField,
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../../steps/checkout';
import { putInPlace } from '../../steps/in-place';
import { moveOut, putCode } from '../../steps/neighbours';
import { haveInCart } from '../../steps/shopper';
import { expect, test } from '../../support/test';

/** Shipping is 5 everywhere but in France; two payment methods. */
const SHOP = `
	foreach ( array_merge( array( 0 ), array_column( WC_Shipping_Zones::get_zones(), 'zone_id' ) ) as $id ) {
		$zone = WC_Shipping_Zones::get_zone( $id );
		foreach ( $zone->get_shipping_methods() as $method ) { $zone->delete_shipping_method( $method->instance_id ); }
	}
	$france = new WC_Shipping_Zone();
	$france->set_zone_name( 'France' );
	$france->set_zone_order( -1 );
	$france->add_location( 'FR', 'country' );
	$france->save();
	foreach ( array( array( $france, '20' ), array( WC_Shipping_Zones::get_zone( 0 ), '5' ) ) as list( $zone, $cost ) ) {
		update_option( 'woocommerce_flat_rate_' . $zone->add_shipping_method( 'flat_rate' ) . '_settings', array( 'title' => 'Parcel', 'cost' => $cost, 'tax_status' => 'none' ) );
	}
	update_option( 'woocommerce_default_country', 'GB' );
	update_option( 'woocommerce_default_customer_address', 'base' );
	update_option( 'woocommerce_calc_taxes', 'no' );
	update_option( 'woocommerce_bacs_settings', array( 'enabled' => 'yes', 'title' => 'Bank transfer' ) );
	update_option( 'woocommerce_cod_settings', array( 'enabled' => 'yes', 'title' => 'Cash on delivery' ) );
`;

/** Fees of plugins: by payment method, and by a field of their own. */
const FEES = `
add_action( 'woocommerce_after_order_notes', static function () {
	woocommerce_form_field( 'gift_wrap', array( 'type' => 'checkbox', 'label' => 'Gift wrap', 'class' => array( 'update_totals_on_change' ) ) );
} );
add_action( 'woocommerce_cart_calculate_fees', static function ( $cart ) {
	if ( 'cod' === WC()->session->get( 'chosen_payment_method' ) ) { $cart->add_fee( 'Cash fee', 4 ); }
	if ( isset( $_POST['post_data'] ) ) { parse_str( wp_unslash( $_POST['post_data'] ), $form ); } else { $form = $_POST; }
	if ( ! empty( $form['gift_wrap'] ) ) { $cart->add_fee( 'Wrapping', 3 ); }
} );
`;

const row = ( page: Page, name: string ): Locator =>
	page
		.getByRole( 'main' )
		.locator( '.vitrine-cart-sums > div' )
		.filter( { hasText: name } );

const total = ( page: Page ): Locator =>
	page.getByRole( 'main' ).locator( '.order-total' );

const totalOfOrder = ( site: Site ): Promise< string > =>
	site.php(
		`echo number_format( (float) wc_get_orders( array( 'limit' => 1 ) )[0]->get_total(), 2 );`,
		{ user: 1 }
	);

const country = ( page: Page ): Locator =>
	page.locator( 'select[name="billing_country"]' );

test.beforeEach( async ( { site } ) => {
	await putInPlace( site, 'checkout' );
	await site.php( SHOP, { user: 1 } );
} );

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'shipping follows the country, and the shown total is ordered', async ( {
	page,
	site,
} ) => {
	await checkOutMug( page );
	await expect( row( page, 'Shipping' ) ).toContainText( '5.00' );
	await fillAddress( page );
	await country( page ).selectOption( 'FR' );
	await addressField( page, 'Postcode' ).fill( '75001' );
	await expect( row( page, 'Shipping' ) ).toContainText( '20.00' );
	await expect( page.locator( '#vitrine-live-region' ) ).toContainText(
		'Totals updated.'
	);
	await expect( total( page ) ).toContainText( '39.00' );
	await placeOrder( page ).click();
	await expectThanks( page );
	expect( await totalOfOrder( site ) ).toBe( '39.00' );
} );

test( 'fees follow the payment method and their own fields', async ( {
	page,
	site,
} ) => {
	putCode( site, FEES );
	await checkOutMug( page );
	await fillAddress( page );
	await page.getByRole( 'radio', { name: /^Bank transfer/ } ).check();
	await expect( row( page, 'Cash fee' ) ).toHaveCount( 0 );
	await page.getByRole( 'radio', { name: /^Cash on delivery/ } ).check();
	await expect( row( page, 'Cash fee' ) ).toContainText( '4.00' );
	const wrap = page.getByRole( 'checkbox', { name: /^Gift wrap/ } );
	await wrap.check();
	await expect( row( page, 'Wrapping' ) ).toContainText( '3.00' );
	await expect( total( page ) ).toContainText( '31.00' );
	await wrap.uncheck();
	await expect( row( page, 'Wrapping' ) ).toHaveCount( 0 );
	await wrap.check();
	await expect( total( page ) ).toContainText( '31.00' );
	await placeOrder( page ).click();
	await expectThanks( page );
	expect( await totalOfOrder( site ) ).toBe( '31.00' );
} );

test( 'plugin output of a shipping method is below its name', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_action( 'woocommerce_after_shipping_rate', static fn () => print( '<p>By bicycle, in two days</p>' ) );`
	);
	await checkOutMug( page );
	const methods = page
		.getByRole( 'main' )
		.locator( '.vitrine-shipping-methods' );
	// Again if the totals are renewed between the two.
	await expect( async () => {
		const said = await methods
			.getByText( 'By bicycle, in two days' )
			.boundingBox();
		const name = await methods
			.getByText( 'Parcel', { exact: true } )
			.boundingBox();
		expect( said?.x ).toBeGreaterThanOrEqual( name?.x ?? Infinity );
		expect( said?.y ).toBeGreaterThanOrEqual( name?.y ?? Infinity );
	} ).toPass();
} );

test( 'a payment method limited to a shipping method appears and disappears with it', async ( {
	page,
	site,
} ) => {
	await site.php(
		`WC_Shipping_Zones::get_zone( 0 )->add_shipping_method( 'local_pickup' );
		update_option( 'woocommerce_cod_settings', array( 'enabled' => 'yes', 'title' => 'Cash on delivery', 'enable_for_methods' => array( 'local_pickup' ) ) );`,
		{ user: 1 }
	);
	await checkOutMug( page );
	await fillAddress( page );
	const cash = page.getByRole( 'radio', { name: /^Cash on delivery/ } );
	const bank = page.getByRole( 'radio', { name: /^Bank transfer/ } );
	await expect( bank ).toBeVisible();
	await expect( cash ).toHaveCount( 0 );
	await page.getByRole( 'radio', { name: /pickup/i } ).check();
	await expect( cash ).toBeVisible();
	await expect( addressField( page, 'First name' ) ).toHaveValue( 'Ada' );
	await cash.check();
	await page.getByRole( 'radio', { name: /^Parcel/ } ).check();
	await expect( cash ).toHaveCount( 0 );
	await expect( bank ).toBeChecked();
	await page.getByRole( 'radio', { name: /pickup/i } ).check();
	await cash.check();
	await placeOrder( page ).click();
	await expectThanks( page );
	expect(
		await site.php(
			`echo wc_get_orders( array( 'limit' => 1 ) )[0]->get_payment_method();`,
			{ user: 1 }
		)
	).toBe( 'cod' );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'an order to a country with higher costs shows the new total first', async ( {
		page,
		site,
	} ) => {
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/checkout/' );
		await expect( total( page ) ).toContainText( '24.00' );
		await fillAddress( page );
		await country( page ).selectOption( 'FR' );
		await addressField( page, 'Postcode' ).fill( '75001' );
		await placeOrder( page ).click();
		await expect( page ).not.toHaveURL( /order-received/ );
		await expect( total( page ) ).toContainText( '39.00' );
		await expect( page.getByText( /unable to process/ ) ).toHaveCount( 0 );
		await placeOrder( page ).click();
		await expectThanks( page );
		expect( await totalOfOrder( site ) ).toBe( '39.00' );
	} );
} );

test( 'plugin output before the cart totals is above them, beside the items', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_action( 'woocommerce_before_cart_collaterals', static fn () => print '<p>Add a bow?</p>' );`
	);
	await putInPlace( site, 'cart' );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	const main = page.getByRole( 'main' );
	const boxOf = async ( what: Locator ) => {
		const box = await what.boundingBox();
		expect( box ).not.toBeNull();
		return box ?? { x: 0, y: 0, width: 0, height: 0 };
	};
	const bow = await boxOf( main.getByText( 'Add a bow?' ) );
	const totals = await boxOf( main.locator( '.cart_totals' ) );
	const lines = await boxOf( main.getByRole( 'table' ).first() );
	expect( totals.y ).toBeGreaterThanOrEqual( bow.y + bow.height );
	expect( Math.abs( totals.x - bow.x ) ).toBeLessThan( 40 );
	expect( totals.x ).toBeGreaterThanOrEqual( lines.x + lines.width );
} );

test( 'on a phone, the order summary above the form has the totals of the order review', async ( {
	page,
	site,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/checkout/' );
	const main = page.getByRole( 'main' );
	const summary = main
		.getByRole( 'group' )
		.filter( { hasText: /^Order summary/ } );
	await summary.getByText( 'Order summary' ).click();
	await expect( summary.getByRole( 'listitem' ) ).toContainText(
		'Everyday Mug'
	);
	const amount = main.locator( '#order_review .order-total .amount' ).first();
	const before = ( await amount.textContent() ) ?? '';
	await expect( summary.locator( 'summary' ) ).toContainText( before );
	await main.getByLabel( 'Coupon code' ).fill( 'welcome10' );
	await main.getByRole( 'button', { name: 'Apply coupon' } ).click();
	await expect( summary ).toContainText( /Coupon: welcome10/i );
	await expect( summary.locator( 'summary' ) ).not.toContainText( before );
	await expect( summary.locator( 'summary' ) ).toContainText(
		( await amount.textContent() ) ?? before
	);
} );
