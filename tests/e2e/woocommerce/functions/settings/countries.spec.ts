/**
 * WooCommerce's settings of countries, currency and addresses of pages, in our cart,
 * checkout and account.
 */
import type { Page } from '@playwright/test';
import {
	addressField,
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../../../steps/checkout';
import { putInPlace, setOptions } from '../../../steps/in-place';
import { haveInCart, logInAsCustomer } from '../../../steps/shopper';
import { expect, test } from '../../../support/test';

test.beforeEach( async ( { site } ) => {
	await putInPlace( site, 'cart' );
	await putInPlace( site, 'checkout' );
} );

const countries = ( page: Page, type: 'billing' | 'shipping' ) =>
	page
		.locator( `select[name="${ type }_country"] option:not( [value=""] )` )
		.evaluateAll( ( options ) =>
			options.map( ( option ) => ( option as HTMLOptionElement ).value )
		);

test( 'billing and shipping countries are those the shop sells and ships to', async ( {
	page,
	site,
} ) => {
	await site.php(
		`update_option( 'woocommerce_allowed_countries', 'specific' );
		update_option( 'woocommerce_specific_allowed_countries', array( 'DE', 'GB', 'US' ) );
		update_option( 'woocommerce_ship_to_countries', 'specific' );
		update_option( 'woocommerce_specific_ship_to_countries', array( 'DE', 'GB' ) );`,
		{ user: 1 }
	);
	await checkOutMug( page );
	expect( ( await countries( page, 'billing' ) ).sort() ).toEqual( [
		'DE',
		'GB',
		'US',
	] );
	await page
		.getByRole( 'checkbox', { name: 'Ship to a different address' } )
		.check();
	expect( ( await countries( page, 'shipping' ) ).sort() ).toEqual( [
		'DE',
		'GB',
	] );
} );

test( 'excluded countries are not offered', async ( { page, site } ) => {
	await site.php(
		`update_option( 'woocommerce_allowed_countries', 'all_except' );
		update_option( 'woocommerce_all_except_countries', array( 'DE' ) );`,
		{ user: 1 }
	);
	await checkOutMug( page );
	const all = await countries( page, 'billing' );
	expect( all ).toContain( 'GB' );
	expect( all ).not.toContain( 'DE' );
} );

test( 'a single selling country is preselected', async ( { page, site } ) => {
	await site.php(
		`update_option( 'woocommerce_default_country', 'GB' );
		update_option( 'woocommerce_allowed_countries', 'specific' );
		update_option( 'woocommerce_specific_allowed_countries', array( 'GB' ) );`,
		{ user: 1 }
	);
	await checkOutMug( page );
	await expect( page.locator( '[name="billing_country"]' ) ).toHaveValue(
		'GB'
	);
	for ( const [ label, value ] of [
		[ 'Email address', 'ada@example.org' ],
		[ 'First name', 'Ada' ],
		[ 'Last name', 'Byron' ],
		[ 'Street address', 'St James Square 12' ],
		[ 'Town', 'London' ],
		[ 'Postcode', 'SW1Y 4JH' ],
	] as const ) {
		await addressField( page, label ).fill( value );
	}
	await placeOrder( page ).click();
	await expectThanks( page );
	expect(
		await site.php(
			`echo wc_get_orders( array( 'limit' => 1 ) )[0]->get_billing_country();`
		)
	).toBe( 'GB' );
} );

test( 'a shop without shipping asks for no shipping address and method', async ( {
	page,
	site,
} ) => {
	await setOptions( site, { woocommerce_ship_to_countries: 'disabled' } );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'link', { name: 'Proceed to checkout' } )
	).toBeVisible();
	await expect( main.getByText( /Shipping|Flat rate/ ) ).toHaveCount( 0 );
	await page.goto( '/checkout/' );
	await expect( placeOrder( page ) ).toBeVisible();
	await expect(
		page.getByRole( 'checkbox', { name: 'Ship to a different address' } )
	).toHaveCount( 0 );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
} );

test( "prices use the shop's currency format before and after a cart update", async ( {
	page,
	site,
} ) => {
	await haveInCart( page, 'Everyday Mug' );
	await site.php(
		`foreach ( array( 'woocommerce_currency' => 'CHF', 'woocommerce_currency_pos' => 'right_space', 'woocommerce_price_thousand_sep' => '’', 'woocommerce_price_decimal_sep' => ',', 'woocommerce_price_num_decimals' => '3' ) as $name => $value ) { update_option( $name, $value ); }
		$mug = wc_get_product( get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID ); $mug->set_regular_price( '1234.5' ); $mug->save();`,
		{ user: 1 }
	);
	await page.goto( '/cart/' );
	const main = page.getByRole( 'main' );
	await expect( main.getByText( /1’234,500\sCHF/ ).first() ).toBeVisible();
	const quantity = main.getByRole( 'spinbutton' ).first();
	await quantity.fill( '2' );
	await quantity.press( 'Tab' );
	await expect( main.getByText( /2’469,000\sCHF/ ).first() ).toBeVisible();
} );

test( "order and account endpoints use the shop's slugs", async ( {
	page,
	site,
} ) => {
	await setOptions( site, {
		woocommerce_checkout_order_received_endpoint: 'thank-you',
		woocommerce_myaccount_orders_endpoint: 'purchases',
		woocommerce_myaccount_view_order_endpoint: 'purchase',
	} );
	await site.php(
		`wp_update_post( wp_slash( array( 'ID' => wc_get_page_id( 'myaccount' ), 'post_content' => '<!-- wp:vitrine/account /-->' ) ) );
		WC()->query->init_query_vars(); WC()->query->add_endpoints(); flush_rewrite_rules();`,
		{ user: 1 }
	);
	await logInAsCustomer( page );
	await checkOutMug( page );
	await fillAddress( page );
	await placeOrder( page ).click();
	await page.waitForURL( /\/thank-you\/\d+/ );
	await expect( page.getByText( /thank you/i ).first() ).toBeVisible();
	await page.goto( '/account/' );
	const main = page.getByRole( 'main' );
	await main.getByRole( 'link', { name: 'Orders', exact: true } ).click();
	await page.waitForURL( /\/purchases\// );
	await main.getByRole( 'link', { name: /^View/ } ).first().click();
	await page.waitForURL( /\/purchase\/\d+/ );
	await expect( main.getByText( 'Everyday Mug' ).first() ).toBeVisible();
} );
