/**
 * The shipping calculator of our cart page.
 */
import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../../../site/types';
import { putInPlace, setOptions } from '../../../steps/in-place';
import { haveInCart, send } from '../../../steps/shopper';
import { expect, test } from '../../../support/test';

/** Ships to California only, and shows the shipping calculator on the cart page. */
const openCart = async ( page: Page, site: Site, calculator = 'yes' ) => {
	await putInPlace( site, 'cart' );
	await setOptions( site, {
		woocommerce_enable_shipping_calc: calculator,
		woocommerce_default_country: 'GB',
		woocommerce_default_customer_address: 'base',
	} );
	await site.php(
		`foreach ( array_merge( array( 0 ), array_column( WC_Shipping_Zones::get_zones(), 'zone_id' ) ) as $id ) {
			$zone = WC_Shipping_Zones::get_zone( $id );
			foreach ( $zone->get_shipping_methods() as $method ) { $zone->delete_shipping_method( $method->instance_id ); }
		}
		$zone = new WC_Shipping_Zone();
		$zone->set_zone_name( 'California' );
		$zone->set_zone_order( -1 );
		$zone->add_location( 'US:CA', 'state' );
		$zone->save();
		foreach ( array( 'Parcel' => '7', 'Courier' => '21' ) as $title => $cost ) {
			update_option( 'woocommerce_flat_rate_' . $zone->add_shipping_method( 'flat_rate' ) . '_settings', array( 'title' => $title, 'cost' => $cost, 'tax_status' => 'none' ) );
		}`,
		{ user: 1 }
	);
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
};

const totals = ( page: Page ): Locator =>
	page.getByRole( 'main' ).locator( '.cart_totals' );

const opener = ( page: Page ): Locator =>
	totals( page ).getByRole( 'button', {
		name: /Calculate shipping|Change address|different address/,
	} );

test( 'the calculator shows shipping costs by country and state, and a method is chosen', async ( {
	page,
	site,
} ) => {
	await openCart( page, site );
	await expect( totals( page ).getByLabel( 'Country' ) ).toBeHidden();
	await opener( page ).press( 'Enter' );
	await expect( opener( page ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await totals( page ).getByLabel( 'Country' ).selectOption( 'US' );
	await totals( page )
		.getByRole( 'combobox', { name: /State/ } )
		.selectOption( { label: 'California' } );
	await totals( page )
		.getByLabel( /Postcode/ )
		.fill( '90210' );
	await totals( page ).getByRole( 'button', { name: 'Update' } ).click();
	await expect( page.getByText( 'Shipping costs updated.' ) ).toBeVisible();
	await expect( totals( page ) ).toContainText( /Shipping to .*CA\b/ );
	await totals( page )
		.getByRole( 'radio', { name: /Courier/ } )
		.click();
	await expect( totals( page ).locator( '.order-total' ) ).toContainText(
		'40'
	);
	// React renders the page now, and the form is still there.
	await opener( page ).click();
	await expect( totals( page ).getByLabel( 'Country' ) ).toHaveValue( 'US' );
} );

test( 'calculator fields look like other fields, and the button has no WooCommerce icon', async ( {
	page,
	site,
} ) => {
	await openCart( page, site );
	const coupon = page.getByRole( 'main' ).getByLabel( 'Coupon code' );
	const look = ( field: Locator ) =>
		field.evaluate( ( element ) => {
			const { borderRadius, borderColor, fontFamily, minBlockSize } =
				getComputedStyle( element );
			return { borderRadius, borderColor, fontFamily, minBlockSize };
		} );
	expect(
		await opener( page ).evaluate(
			( button ) => getComputedStyle( button, '::after' ).display
		)
	).toBe( 'none' );
	await opener( page ).click();
	const country = totals( page ).getByLabel( 'Country' );
	expect( await look( country ) ).toEqual( await look( coupon ) );
	expect( await look( totals( page ).getByLabel( /Postcode/ ) ) ).toEqual(
		await look( coupon )
	);
	// The dropdown arrow is drawn on it.
	await expect( country ).toHaveCSS( 'background-image', /^url/ );
} );

test( 'a disabled calculator is not shown', async ( { page, site } ) => {
	await openCart( page, site, 'no' );
	await expect( totals( page ) ).toBeVisible();
	await expect( opener( page ) ).toHaveCount( 0 );
} );

test( "the checkout shows WooCommerce's message without shipping, and the methods where available", async ( {
	page,
	site,
} ) => {
	await openCart( page, site );
	await putInPlace( site, 'checkout' );
	await page.goto( '/checkout/' );
	const ways = page.locator( '.woocommerce-shipping-methods' );
	const none = page
		.getByRole( 'main' )
		.getByText(
			/There are no shipping options available|Enter your address/
		);
	await expect( none ).toBeVisible();
	await expect( ways ).toHaveCount( 0 );
	await setOptions( site, { woocommerce_default_country: 'US:CA' } );
	// Requests of this page must belong to its visitor.
	await page.goto( 'about:blank' );
	await page.context().clearCookies();
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/checkout/' );
	await expect( ways ).toContainText( 'Parcel' );
	await expect( none ).toHaveCount( 0 );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the calculator is open and asks for the state after the country is submitted', async ( {
		page,
		site,
	} ) => {
		await openCart( page, site );
		const update = totals( page ).getByRole( 'button', { name: 'Update' } );
		await totals( page ).getByLabel( 'Country' ).selectOption( 'US' );
		await send( page, update );
		await totals( page )
			.getByRole( 'combobox', { name: /State/ } )
			.selectOption( { label: 'California' } );
		await send( page, update );
		await expect( totals( page ) ).toContainText( /Shipping to .*CA\b/ );
		await expect( totals( page ) ).toContainText( 'Parcel' );
	} );
} );

test( 'a single method has its cost beside its name and the address below', async ( {
	page,
	site,
} ) => {
	await openCart( page, site );
	await site.php(
		`$zone = WC_Shipping_Zones::get_zone( 0 );
		update_option( 'woocommerce_flat_rate_' . $zone->add_shipping_method( 'flat_rate' ) . '_settings', array( 'title' => 'Parcel', 'cost' => '7', 'tax_status' => 'none' ) );`,
		{ user: 1 }
	);
	await page.goto( '/cart/' );
	const row = totals( page ).locator( '.shipping' );
	const [ name, costs, address ] = await Promise.all(
		[
			row.getByText( 'Shipping', { exact: true } ),
			row.locator( '.amount' ),
			opener( page ),
		].map( ( one ) => one.boundingBox() )
	);
	expect( address?.x ).toBeCloseTo( name?.x ?? 0, 0 );
	expect( costs?.y ).toBeLessThan( ( name?.y ?? 0 ) + ( name?.height ?? 0 ) );
	expect( address?.y ).toBeGreaterThan( costs?.y ?? 0 );
} );

test( 'costs are hidden until there is an address, if set', async ( {
	page,
	site,
} ) => {
	await setOptions( site, {
		woocommerce_shipping_cost_requires_address: 'yes',
	} );
	await openCart( page, site );
	const parcel = totals( page ).getByText( 'Parcel' );
	await expect( opener( page ) ).toBeVisible();
	await expect( parcel ).toHaveCount( 0 );
	await opener( page ).click();
	await totals( page ).getByLabel( 'Country' ).selectOption( 'US' );
	await totals( page )
		.getByRole( 'combobox', { name: /State/ } )
		.selectOption( { label: 'California' } );
	await totals( page )
		.getByLabel( /Town|City/ )
		.fill( 'Beverly Hills' );
	await totals( page )
		.getByLabel( /Postcode|ZIP/ )
		.fill( '90210' );
	await totals( page ).getByRole( 'button', { name: 'Update' } ).click();
	await expect( parcel ).not.toHaveCount( 0 );
} );

test( 'free shipping hides paid methods, if set', async ( { page, site } ) => {
	await openCart( page, site );
	await site.php(
		`$zone = WC_Shipping_Zones::get_zone( array_column( WC_Shipping_Zones::get_zones(), 'zone_id', 'zone_name' )['California'] );
		update_option( 'woocommerce_free_shipping_' . $zone->add_shipping_method( 'free_shipping' ) . '_settings', array( 'title' => 'On the house' ) );`,
		{ user: 1 }
	);
	await opener( page ).click();
	await totals( page ).getByLabel( 'Country' ).selectOption( 'US' );
	await totals( page )
		.getByRole( 'combobox', { name: /State/ } )
		.selectOption( { label: 'California' } );
	await totals( page ).getByRole( 'button', { name: 'Update' } ).click();
	const courier = totals( page ).getByText( 'Courier' );
	await expect( courier ).toHaveCount( 1 );
	await setOptions( site, {
		woocommerce_shipping_hide_rates_when_free: 'yes',
	} );
	await site.php(
		`WC_Cache_Helper::get_transient_version( 'shipping', true );`
	);
	await page.goto( '/cart/' );
	await expect(
		totals( page ).getByText( /CA, United States/ )
	).toBeVisible();
	await expect( courier ).toHaveCount( 0 );
} );
