/**
 * jQuery events of WooCommerce's cart and checkout scripts for other plugins,
 * fired by our scripts instead.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../../site/types';
import { putBoth, setOptions } from '../../../steps/in-place';
import { moveIn, moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart, logInAsCustomer } from '../../../steps/shopper';
import { shortcode } from '../../../steps/site';
import { WHOSE } from '../../../support/reference';
import { expect, test } from '../../../support/test';

/** Records events with the coupon code, the selected payment method, or a country and a field of its form. */
const listen = ( site: Site, events: string ) =>
	putCode(
		site,
		`add_action( 'wp_enqueue_scripts', static function () {
			wp_enqueue_script( 'jquery' );
			wp_add_inline_script( 'jquery', "jQuery( function ( $ ) { window.heard = []; $( document.body ).on( '${ events }', function ( event, what, form ) { window.heard.push( [ event.type, typeof what === 'string' ? what.toLowerCase() : '', form ? form.find( '[id$=_postcode]' ).attr( 'id' ) : '', event.type === 'payment_method_selected' ? $( 'input[name=payment_method]:checked' ).val() : '' ].filter( Boolean ).join( ' ' ) ); } ); } );" );
		} );`
	);

const COUPONS =
	'init_checkout payment_method_selected applied_coupon_in_checkout removed_coupon_in_checkout applied_coupon removed_coupon';

const COUNTRIES =
	'wc_address_i18n_ready country_to_state_changing country_to_state_changed';

/** Events for a selected or initial country. */
const ofCountry = ( country: string, type: string ) => [
	`country_to_state_changed ${ country } ${ type }_postcode`,
	`country_to_state_changing ${ country } ${ type }_postcode`,
];

const heard = ( page: Page ) =>
	page.evaluate( () => ( window as { heard?: string[] } ).heard ?? [] );

/** Selects a radio as scripts do that replace radios with menus. */
const choose = ( radio: Element ) => {
	const { jQuery } = window as unknown as {
		jQuery: ( target: Element ) => { trigger: ( type: string ) => void };
	};
	( radio as HTMLInputElement ).checked = true;
	jQuery( radio ).trigger( 'change' );
};

/** Adds two shipping methods. */
const offerTwoWays = ( site: Site ) =>
	site.php(
		`$zone = WC_Shipping_Zones::get_zone( 0 );
		foreach ( WC_Shipping_Zones::get_zones() as $one ) { WC_Shipping_Zones::delete_zone( $one['zone_id'] ); }
		foreach ( array( 'Parcel' => '7', 'Courier' => '21' ) as $title => $cost ) {
			update_option( 'woocommerce_flat_rate_' . $zone->add_shipping_method( 'flat_rate' ) . '_settings', array( 'title' => $title, 'cost' => $cost, 'tax_status' => 'none' ) );
		}`,
		{ user: 1 }
	);

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const whose of WHOSE ) {
	test( `checkout, payment method and coupon events: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		listen( site, COUPONS );
		await site.php(
			`foreach ( array( 'cod', 'bacs' ) as $way ) { update_option( "woocommerce_{$way}_settings", array( 'enabled' => 'yes', 'title' => strtoupper( $way ) ) ); }
			update_option( 'woocommerce_gateway_order', array( 'cod' => 0, 'bacs' => 1 ) );`,
			{ user: 1 }
		);
		await putBoth( site, 'checkout' );
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

	test( `coupon events in the cart: ${ whose }`, async ( { page, site } ) => {
		listen( site, COUPONS );
		await putBoth( site, 'cart' );
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

	test( `item removal and empty cart events: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		listen(
			site,
			'updated_cart_totals wc_cart_emptied updated_wc_div item_removed_from_classic_cart'
		);
		await putBoth( site, 'cart' );
		await haveInCart( page, 'Everyday Mug' );
		await haveInCart( page, 'Speckled Bowl' );
		await page.goto( whose === 'ours' ? '/cart/' : '/their-cart/' );
		const lines = page.locator( 'td.product-remove a.remove' );
		await lines.first().click();
		await expect( lines ).toHaveCount( 1 );
		const first = [
			'updated_cart_totals',
			'updated_wc_div',
			'item_removed_from_classic_cart',
		];
		await expect.poll( () => heard( page ) ).toEqual( first );
		await lines.first().click();
		await expect
			.poll( () => heard( page ) )
			.toEqual( [
				...first,
				'wc_cart_emptied',
				'updated_wc_div',
				'item_removed_from_classic_cart',
			] );
	} );

	test( `country and shipping method events in the cart: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		listen( site, `${ COUNTRIES } updated_shipping_method` );
		await putBoth( site, 'cart' );
		await setOptions( site, {
			woocommerce_enable_shipping_calc: 'yes',
			woocommerce_default_country: 'US:CA',
			woocommerce_default_customer_address: 'base',
		} );
		await offerTwoWays( site );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( whose === 'ours' ? '/cart/' : '/their-cart/' );
		await expect
			.poll( () => heard( page ) )
			.toEqual( [
				'wc_address_i18n_ready',
				...ofCountry( 'us', 'calc_shipping' ),
			] );
		const totals = page.locator( '.cart_totals' );
		await totals.getByRole( 'radio', { name: /Courier/ } ).click();
		await expect
			.poll( () => heard( page ) )
			.toContain( 'updated_shipping_method' );
		await totals.locator( '.shipping-calculator-button' ).click();
		// Enhanced dropdowns can be measured now. WooCommerce fires the event once more, without a country.
		const since = async () =>
			( await heard( page ) )
				.slice( 4 )
				.filter( ( event ) => event !== 'country_to_state_changed' );
		const opened = ofCountry( 'us', 'calc_shipping' );
		await expect.poll( since ).toEqual( opened );
		await page.locator( '#calc_shipping_country' ).selectOption( 'CA' );
		await expect
			.poll( since )
			.toEqual( [ ...opened, ...ofCountry( 'ca', 'calc_shipping' ) ] );
	} );

	test( `the event of a shipping method set by jQuery alone: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		listen( site, 'updated_shipping_method' );
		await putBoth( site, 'cart' );
		await offerTwoWays( site );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( whose === 'ours' ? '/cart/' : '/their-cart/' );
		const totals = page.locator( '.cart_totals' );
		await totals
			.getByRole( 'radio', { name: /Courier/ } )
			.evaluate( choose );
		await expect
			.poll( () => heard( page ) )
			.toEqual( [ 'updated_shipping_method' ] );
		await expect( totals.locator( '.order-total' ) ).toContainText( '40' );
	} );

	test( `country events at the checkout: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		listen( site, COUNTRIES );
		await putBoth( site, 'checkout' );
		await setOptions( site, { woocommerce_default_country: 'US:CA' } );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( whose === 'ours' ? '/checkout/' : '/their-checkout/' );
		const start = [
			'wc_address_i18n_ready',
			...ofCountry( 'us', 'billing' ),
			...ofCountry( 'us', 'shipping' ),
		];
		await expect.poll( () => heard( page ) ).toEqual( start );
		await page.locator( '#billing_country' ).selectOption( 'CA' );
		await expect
			.poll( async () => ( await heard( page ) ).slice( start.length ) )
			.toEqual( ofCountry( 'ca', 'billing' ) );
	} );

	test( `country events of an account address: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		listen( site, COUNTRIES );
		await logInAsCustomer( page );
		await site.php(
			`wp_update_post( wp_slash( array( 'ID' => wc_get_page_id( 'myaccount' ), 'post_content' => $args['content'] ) ) );
			update_user_meta( get_user_by( 'login', 'customer' )->ID, 'billing_country', 'US' );`,
			{
				args: {
					content:
						whose === 'ours'
							? '<!-- wp:vitrine/account /-->'
							: shortcode( 'woocommerce_my_account' ),
				},
				user: 1,
			}
		);
		await page.goto( '/account/edit-address/billing/' );
		const start = [
			'wc_address_i18n_ready',
			...ofCountry( 'us', 'billing' ),
		];
		await expect.poll( () => heard( page ) ).toEqual( start );
		await page.locator( '#billing_country' ).selectOption( 'CA' );
		await expect
			.poll( async () => ( await heard( page ) ).slice( start.length ) )
			.toEqual( ofCountry( 'ca', 'billing' ) );
	} );
}

for ( const whose of [ 'theirs', 'ours' ] as const ) {
	test( `an add event whose request names its product as WooCommerce's: the form is ${ whose }`, async ( {
		page,
		site,
	} ) => {
		if ( whose === 'theirs' ) {
			await moveIn( site );
		}
		putCode(
			site,
			`add_filter( 'woocommerce_add_to_cart_fragments', static function ( $fragments ) {
				$product = wc_get_product( absint( $_POST['product_id'] ?? 0 ) );
				return $fragments + array( 'named' => $product ? $product->get_name() : 'nobody' );
			} );
			add_action( 'wp_enqueue_scripts', static function () {
				wp_enqueue_script( 'jquery' );
				wp_add_inline_script( 'jquery', "jQuery( function ( $ ) { window.heard = []; $( document.body ).on( 'added_to_cart', function ( event, fragments ) { window.heard.push( fragments && fragments.named ); } ); } );" );
			} );`
		);
		await page.goto( '/product/ripple-vase/' );
		await page
			.getByRole( 'main' )
			.locator( '.single_add_to_cart_button' )
			.first()
			.click();
		await expect.poll( () => heard( page ) ).toEqual( [ 'Ripple Vase' ] );
	} );
}
