/**
 * Changes to our checkout while the shopper is on it.
 */
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../../steps/checkout';
import { putInPlace } from '../../steps/in-place';
import { watchRequests } from '../../steps/shopper';
import { expect, test } from '../../support/test';

test.beforeEach( async ( { site } ) => {
	await putInPlace( site, 'cart' );
	await putInPlace( site, 'checkout' );
} );

/** A coupon for 100%, and free shipping methods. */
const FREE = `$coupon = new WC_Coupon(); $coupon->set_code( 'gratis' ); $coupon->set_discount_type( 'percent' ); $coupon->set_amount( 100 ); $coupon->set_free_shipping( true ); $coupon->save();
	foreach ( array_merge( array( 0 ), array_column( WC_Shipping_Zones::get_zones(), 'zone_id' ) ) as $id ) { foreach ( WC_Shipping_Zones::get_zone( $id )->get_shipping_methods() as $method ) { update_option( $method->get_instance_option_key(), array( 'cost' => '0' ) + (array) get_option( $method->get_instance_option_key() ) ); } }`;

test( 'a coupon that makes the order free removes the payment methods; removing it restores them', async ( {
	page,
	site,
} ) => {
	await site.php( FREE, { user: 1 } );
	await checkOutMug( page );
	const payment = page.getByRole( 'heading', { name: 'Payment' } );
	const ways = page.locator( 'input[name="payment_method"]' );
	await expect( payment ).toBeVisible();
	const count = await ways.count();
	expect( count ).toBeGreaterThan( 0 );
	await ways.last().check();
	await fillAddress( page );

	const code = page.getByRole( 'textbox', { name: /^Coupon/ } );
	const apply = async () => {
		await code.fill( 'gratis' );
		await code.press( 'Enter' );
		await expect( page.locator( '.cart-discount' ) ).toBeVisible();
		await expect( payment ).toHaveCount( 0 );
		await expect( ways ).toHaveCount( 0 );
	};
	const takeOff = () =>
		page.getByRole( 'button', { name: 'Remove coupon gratis' } ).click();
	await apply();
	await takeOff();
	await expect( payment ).toBeVisible();
	await expect( ways ).toHaveCount( count );
	await expect( ways.last() ).toBeChecked();

	// A page rendered without them gets them too, and the input is kept.
	await apply();
	await page.reload();
	await expect( page.locator( '.cart-discount' ) ).toBeVisible();
	await expect( payment ).toHaveCount( 0 );
	const city = page.locator( '[name="billing_city"]' );
	await city.fill( 'Leipzig' );
	await takeOff();
	await expect( payment ).toBeVisible();
	await expect( ways ).toHaveCount( count );
	await expect( city ).toHaveValue( 'Leipzig' );

	await apply();
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
} );

test( 'the county text field becomes a state select with the country, and back', async ( {
	page,
} ) => {
	await checkOutMug( page );
	const country = page.locator( 'select[name="billing_country"]' );
	const typed = page.locator( 'input[type="text"][name="billing_state"]' );
	const chosen = page.locator( 'select[name="billing_state"]' );
	await country.selectOption( 'GB' );
	await expect( typed ).toBeVisible();
	await expect( chosen ).toHaveCount( 0 );
	await typed.fill( 'Kent' );
	await country.selectOption( 'US' );
	await expect( chosen ).toBeVisible();
	await expect( typed ).toHaveCount( 0 );
	await expect( chosen.locator( 'option[value="CA"]' ) ).toHaveText(
		'California'
	);
	await chosen.selectOption( 'CA' );
	await country.selectOption( 'GB' );
	await expect( typed ).toBeVisible();
	await expect( typed ).toHaveValue( '' );
	await expect( chosen ).toHaveCount( 0 );
} );

test( "fields follow the country's order, and typing is not interrupted", async ( {
	page,
} ) => {
	await checkOutMug( page );
	const order = () =>
		page
			.locator(
				[ 'address_1', 'address_2', 'city', 'postcode', 'state' ]
					.map( ( part ) => `[name="billing_${ part }"]` )
					.join()
			)
			.evaluateAll( ( fields ) =>
				fields.map(
					( field ) =>
						field.getAttribute( 'name' )?.slice( 'billing_'.length )
				)
			);
	const country = page.locator( 'select[name="billing_country"]' );
	await country.selectOption( 'DE' );
	await expect
		.poll( order )
		.toEqual( [ 'address_1', 'address_2', 'postcode', 'city', 'state' ] );
	let answer = () => {};
	const held = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	await page.route( /country_fields/, async ( route ) => {
		await held;
		await route.continue();
	} );
	await country.selectOption( 'JP' );
	const city = page.locator( '[name="billing_city"]' );
	await city.pressSequentially( 'Sap' );
	answer();
	await expect
		.poll( order )
		.toEqual( [ 'postcode', 'state', 'city', 'address_1', 'address_2' ] );
	await page.keyboard.type( 'poro' );
	await expect( city ).toHaveValue( 'Sapporo' );
} );

test( 'placing an order sends no other request while the page is left', async ( {
	page,
} ) => {
	await checkOutMug( page );
	await fillAddress( page );
	await page.waitForLoadState( 'networkidle' );
	const requests = watchRequests( page, /wc-ajax=/ );
	await placeOrder( page ).click();
	await expectThanks( page );
	expect(
		requests.filter( ( url ) => ! /wc-ajax=vitrine_checkout/.test( url ) )
	).toEqual( [] );
} );
