/**
 * Effects of WooCommerce's settings in our cart and checkout.
 */
import type { Page } from '@playwright/test';
import { couponField } from '../../../steps/classic';
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../../../steps/checkout';
import { putInPlace, setOptions } from '../../../steps/in-place';
import { moveOut, putCode, putPlugins } from '../../../steps/neighbours';
import { card, haveInCart } from '../../../steps/shopper';
import { putPage } from '../../../steps/site';
import { expect, test } from '../../../support/test';

test.beforeEach( async ( { site } ) => {
	await putInPlace( site, 'cart' );
	await putInPlace( site, 'checkout' );
} );

test.afterEach( ( { site } ) => moveOut( site ) );

/** The totals as `label amount`. */
const sums = ( page: Page ) =>
	page
		.locator( '.vitrine-cart-sums > div' )
		.evaluateAll( ( rows ) =>
			rows.map( ( row ) =>
				[ ...row.querySelectorAll( 'dt, dd .amount' ) ]
					.map( ( part ) => part.textContent )
					.join( ' ' )
			)
		);

const RATES = `global $wpdb;
	$wpdb->query( "DELETE FROM {$wpdb->prefix}woocommerce_tax_rates" );
	foreach ( array( 'VAT' => '10', 'Eco' => '5' ) as $name => $rate ) {
		WC_Tax::_insert_tax_rate( array( 'tax_rate_country' => '', 'tax_rate' => $rate, 'tax_rate_name' => $name, 'tax_rate_priority' => 'VAT' === $name ? 1 : 2, 'tax_rate_shipping' => 0 ) );
	}
	WC_Cache_Helper::invalidate_cache_group( 'taxes' );`;

for ( const [ display, total, shown ] of [
	[ 'excl', 'itemized', [ 'VAT €1.90', 'Eco €0.95' ] ],
	[ 'excl', 'single', [ 'VAT €2.85' ] ],
	[
		'incl',
		'itemized',
		[ 'Tax included (VAT) €1.90', 'Tax included (Eco) €0.95' ],
	],
	[ 'incl', 'single', [ 'Tax included €2.85' ] ],
] as const ) {
	test( `taxes are shown ${ total }, prices ${ display }, in cart and checkout`, async ( {
		page,
		site,
	} ) => {
		await site.php( RATES, { user: 1 } );
		await setOptions( site, {
			woocommerce_calc_taxes: 'yes',
			woocommerce_prices_include_tax: 'no',
			woocommerce_tax_based_on: 'base',
			woocommerce_tax_display_cart: display,
			woocommerce_tax_total_display: total,
		} );
		await haveInCart( page, 'Everyday Mug' );
		for ( const path of [ '/cart/', '/checkout/' ] ) {
			await page.goto( path );
			await expect
				.poll( async () =>
					( await sums( page ) ).filter( ( sum ) =>
						/VAT|Eco|Tax/.test( sum )
					)
				)
				.toEqual( shown );
		}
	} );
}

test( 'coupons are calculated sequentially, if set', async ( {
	page,
	site,
} ) => {
	await site.php(
		`foreach ( array( 'half', 'again' ) as $code ) { $coupon = new WC_Coupon(); $coupon->set_code( $code ); $coupon->set_discount_type( 'percent' ); $coupon->set_amount( 50 ); $coupon->save(); }`,
		{ user: 1 }
	);
	await setOptions( site, {
		woocommerce_calc_discounts_sequentially: 'yes',
	} );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	for ( const code of [ 'half', 'again' ] ) {
		await couponField( page ).fill( code );
		await couponField( page ).press( 'Enter' );
		await expect
			.poll( async () => ( await sums( page ) ).join() )
			.toContain( `Coupon: ${ code }` );
	}
	// The second coupon takes half of the rest.
	const text = ( await sums( page ) ).join();
	expect( text ).toContain( '-€9.50' );
	expect( text ).toContain( '-€4.75' );
	expect( text ).toContain( 'Total €9.65' );
} );

for ( const [ where, country ] of [
	[ '', '' ],
	[ 'base', 'DE' ],
] ) {
	test( `a guest's default country is ${
		country || 'no country'
	}, by setting`, async ( { page, site } ) => {
		await setOptions( site, {
			woocommerce_default_customer_address: where ?? '',
		} );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/checkout/' );
		await expect(
			page.locator( 'select[name="billing_country"]' )
		).toHaveValue( country ?? '' );
	} );
}

test( 'the privacy text is shown at the checkout and at registration', async ( {
	page,
	site,
} ) => {
	const id = await site.php(
		`echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Privacy' ) );`,
		{ user: 1 }
	);
	await setOptions( site, {
		wp_page_for_privacy_policy: id,
		woocommerce_checkout_privacy_policy_text:
			'We use it for [privacy_policy]-mail.',
		woocommerce_registration_privacy_policy_text: 'We keep your name.',
		woocommerce_enable_myaccount_registration: 'yes',
	} );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/checkout/' );
	const main = page.getByRole( 'main' );
	await expect( main.getByText( /^We use it for .*-mail\.$/ ) ).toHaveCount(
		1
	);
	await page.goto( '/account/' );
	await expect( main.getByText( 'We keep your name.' ) ).toHaveCount( 1 );
} );

test( 'the receipt shows payment details and plugin output', async ( {
	page,
	site,
} ) => {
	putPlugins( site, 'every-hook' );
	await setOptions( site, {
		woocommerce_enable_delayed_account_creation: 'yes',
	} );
	await site.php(
		`update_option( 'woocommerce_bacs_settings', array( 'enabled' => 'yes', 'title' => 'Bank transfer', 'instructions' => 'Use the order number.' ) );
		update_option( 'woocommerce_bacs_accounts', array( array( 'account_name' => 'Hearth', 'account_number' => '123', 'bank_name' => 'Bank', 'sort_code' => '', 'iban' => 'DE02120300000000202051', 'bic' => '' ) ) );`,
		{ user: 1 }
	);
	await checkOutMug( page );
	await page.getByRole( 'radio', { name: 'Bank transfer' } ).check();
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	await expect( page.getByText( 'DE02120300000000202051' ) ).toHaveCount( 1 );
	await expect( page.getByText( 'Use the order number.' ) ).toHaveCount( 1 );
	const printed = await page.locator( '.hooked' ).allTextContents();
	for ( const hook of [ 'before_thankyou', 'thankyou_bacs', 'thankyou' ] ) {
		expect(
			printed.filter( ( text ) => text === `${ hook } 0` )
		).toHaveLength( 1 );
	}
	// WooCommerce's block template offers an account now.
	await expect(
		page.getByRole( 'heading', { name: /^Create an account with/ } )
	).toHaveCount( 1 );
	// Without the key, nothing about the order is shown.
	const other = await page.request.get(
		page.url().replace( /key=[^&]*/, 'key=wrong' )
	);
	expect( await other.text() ).not.toContain( 'DE02120300000000202051' );
} );

test( 'with coupons off there is no coupon field', async ( { page, site } ) => {
	await haveInCart( page, 'Everyday Mug' );
	for ( const there of [ 1, 0 ] ) {
		await setOptions( site, {
			woocommerce_enable_coupons: there ? 'yes' : 'no',
		} );
		for ( const path of [ '/cart/', '/checkout/' ] ) {
			await page.goto( path );
			await expect(
				page
					.getByRole( 'link', { name: 'Proceed to checkout' } )
					.or( placeOrder( page ) )
			).toBeVisible();
			await expect(
				page.getByRole( 'textbox', { name: /Coupon/ } )
			).toHaveCount( there );
		}
	}
} );

for ( const [ destination, boxes, fields ] of [
	[ 'shipping', 1, 1 ],
	[ 'billing', 1, 0 ],
	[ 'billing_only', 0, 0 ],
] as const ) {
	test( `asks for the address as set for “${ destination }”`, async ( {
		page,
		site,
	} ) => {
		await setOptions( site, {
			woocommerce_ship_to_destination: destination,
		} );
		await checkOutMug( page );
		const elsewhere = page.getByRole( 'checkbox', {
			name: 'Ship to a different address',
		} );
		const street = page.getByLabel( /^Street address/ );
		await expect( street.first() ).toBeVisible();
		await expect( elsewhere ).toHaveCount( boxes );
		await expect( street.filter( { visible: true } ) ).toHaveCount(
			1 + fields
		);
		if ( ! fields ) {
			await fillAddress( page );
			await placeOrder( page ).click();
			await expectThanks( page );
			return;
		}
		// Unless the shopper changes it.
		await elsewhere.uncheck();
		await expect( street.filter( { visible: true } ) ).toHaveCount( 1 );
	} );
}

test( 'price suffixes and filtered price HTML appear on list and product', async ( {
	page,
	site,
} ) => {
	await setOptions( site, {
		woocommerce_calc_taxes: 'yes',
		woocommerce_price_display_suffix: 'plus VAT',
	} );
	await putPage(
		site,
		'all',
		'<!-- wp:vitrine/product-listing {"perPage":24} /-->'
	);
	const id = await site.php(
		`echo get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID;`
	);
	await putPage(
		site,
		'one',
		`<!-- wp:vitrine/product {"productId":${ id }} /-->`
	);
	putCode(
		site,
		`add_filter( 'woocommerce_get_price_html', static fn ( $html, $product ) => 'glass-carafe' === $product->get_slug() ? '<b>Price on request</b>' : $html, 10, 2 );`
	);
	await page.goto( '/all/' );
	await expect( card( page, 'Everyday Mug' ) ).toContainText(
		/€19\.00\s*plus VAT/
	);
	await expect( card( page, 'Glass Carafe' ) ).toContainText(
		'Price on request'
	);
	await expect( card( page, 'Glass Carafe' ) ).not.toContainText( '€' );
	await page.goto( '/one/' );
	await expect(
		page.locator( '.wp-block-vitrine-product .price' ).first()
	).toHaveText( /€19\.00\s*plus VAT/ );
} );
