/**
 * Accounts in our checkout, by WooCommerce's settings.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../../site/types';
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../../../steps/checkout';
import { putInPlace, setOptions } from '../../../steps/in-place';
import { haveInCart } from '../../../steps/shopper';
import { expect, test } from '../../../support/test';

const yes = ( is: boolean ) => ( is ? 'yes' : 'no' );

const checkOut = async (
	page: Page,
	site: Site,
	{ guests = true, accounts = true, password = false }
) => {
	await putInPlace( site, 'checkout' );
	await setOptions( site, {
		woocommerce_enable_guest_checkout: yes( guests ),
		woocommerce_enable_signup_and_login_from_checkout: yes( accounts ),
		woocommerce_registration_generate_username: 'yes',
		woocommerce_registration_generate_password: yes( password ),
		users_can_register: '0',
	} );
	await checkOutMug( page );
};

const wish = ( page: Page ) =>
	page.getByRole( 'checkbox', { name: /Create an account/ } );

const password = ( page: Page ) =>
	page.getByLabel( /^Create account password/ );

const expectCustomer = async ( page: Page, site: Site ) => {
	await page.goto( '/account/' );
	await expect(
		page
			.getByRole( 'main' )
			.getByRole( 'link', { name: /Log out/i } )
			.first()
	).toBeVisible();
	expect(
		await site.php(
			`$user = get_user_by( 'email', 'ada@example.org' ); echo implode( ' ', $user->roles ) . ' ' . wc_get_customer_order_count( $user->ID );`
		)
	).toBe( 'customer 1' );
};

test( 'a guest creates an account with a password, and the order belongs to it', async ( {
	page,
	site,
} ) => {
	await checkOut( page, site, {} );
	await fillAddress( page );
	await expect( password( page ) ).toBeHidden();
	await wish( page ).check();
	await placeOrder( page ).click();
	// It is required.
	await expect( password( page ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await password( page ).fill( 'seven green lamps' );
	await placeOrder( page ).click();
	await expectThanks( page );
	await expectCustomer( page, site );
} );

test( 'a guest who does not ask gets no account', async ( { page, site } ) => {
	await checkOut( page, site, {} );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	expect(
		await site.php(
			`var_export( get_user_by( 'email', 'ada@example.org' ) );`
		)
	).toBe( 'false' );
} );

test( 'without guest checkout everybody gets an account with an emailed password', async ( {
	page,
	site,
} ) => {
	await checkOut( page, site, { guests: false, password: true } );
	await expect( wish( page ) ).toHaveCount( 0 );
	await expect( password( page ) ).toHaveCount( 0 );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	await expectCustomer( page, site );
} );

test( 'without guest checkout and registration, the checkout requires a login', async ( {
	page,
	site,
} ) => {
	await checkOut( page, site, { guests: false, accounts: false } );
	const main = page.getByRole( 'main' );
	await expect( main ).toContainText( 'You must be logged in to checkout.' );
	await expect( placeOrder( page ) ).toHaveCount( 0 );
	await expect( main.getByText( /Log in/ ).first() ).toBeVisible();
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	// WooCommerce hides its own toggles until its script has run.
	test( 'a customer logs in at the checkout', async ( { page, site } ) => {
		await putInPlace( site, 'checkout' );
		await setOptions( site, {
			woocommerce_enable_checkout_login_reminder: 'yes',
		} );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/checkout/' );
		const main = page.getByRole( 'main' );
		await main.getByText( 'Have an account? Log in' ).click();
		await main.getByLabel( /Username or Email/i ).fill( 'customer' );
		await main
			.getByRole( 'textbox', { name: /^Password/ } )
			.first()
			.fill( 'password' );
		await main.getByRole( 'button', { name: /^Log in/i } ).click();
		await expect( main.getByText( 'Have an account?' ) ).toHaveCount( 0 );
		await expect( placeOrder( page ) ).toBeVisible();
	} );
} );
