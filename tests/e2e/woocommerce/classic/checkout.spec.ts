import { test, expect } from '../../support/test';
import {
	addressField,
	checkOutMug,
	fillAddress,
	placeOrder,
} from '../../steps/checkout';
import { email, loginHere } from '../../steps/checkout/extras';
import { expectAwake, stored } from '../../steps/stores';

const SETTINGS = `update_option( 'vitrine_settings', array( 'email_check' => true ) );
	update_option( 'woocommerce_enable_checkout_login_reminder', 'yes' );
	update_option( 'woocommerce_enable_signup_and_login_from_checkout', 'yes' );
	wp_create_user( 'anna', 'secret word', 'anna@example.org' );`;

test.beforeEach( async ( { page, site } ) => {
	await site.php( SETTINGS );
	await checkOutMug( page );
} );

test( "WooCommerce's checkout offers guests a login that keeps cart and form", async ( {
	page,
} ) => {
	await addressField( page, 'Town' ).fill( 'London' );
	await email( page ).fill( 'anna@example.org' );
	await expect( page.getByText( /Welcome back/ ) ).toBeVisible();
	await expect( loginHere( page ) ).toBeVisible();
	await expect( page.locator( '#createaccount' ) ).toBeHidden();
	await expectAwake( page.locator( '.vitrine-email-message' ) );
	expect(
		await stored( page, 'vitrine/checkout', 'getGuest' )
	).toMatchObject( { checked: 'anna@example.org', suggestion: 'login' } );
	await page.locator( '.vitrine-login-label' ).click();
	await page.keyboard.type( 'wrong' );
	await page.keyboard.press( 'Enter' );
	await expect( loginHere( page ).getByRole( 'alert' ) ).toContainText(
		'Incorrect username'
	);
	await page.keyboard.type( 'secret word' );
	const reloaded = page.waitForEvent( 'domcontentloaded' );
	await page.keyboard.press( 'Enter' );
	await reloaded;
	await expect( loginHere( page ) ).toHaveCount( 0 );
	await expect( addressField( page, 'Town' ) ).toHaveValue( 'London' );
	await expect( page.locator( '#order_review' ) ).toContainText(
		'Everyday Mug'
	);
} );

test( "WooCommerce's order review collapses, stays collapsed after an update, and the order is placed", async ( {
	page,
} ) => {
	const lines = page.locator( '#order_review .cart_item' ).first();
	const shipping = page.locator(
		'#order_review .woocommerce-shipping-totals'
	);
	await page.getByRole( 'button', { name: 'Hide order summary' } ).click();
	await expect( lines ).toBeHidden();
	await expect( shipping ).toBeVisible();
	await email( page ).fill( 'new@example.org' );
	await expect( page.locator( '#createaccount' ) ).toBeVisible();
	const counted = page.waitForResponse( /update_order_review/ );
	await fillAddress( page );
	await counted;
	await expect( lines ).toBeHidden();
	await expect( shipping ).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: /Show order summary.*\d/ } )
	).toBeVisible();
	await placeOrder( page ).click();
	await page.waitForURL( /order-received/ );
} );
