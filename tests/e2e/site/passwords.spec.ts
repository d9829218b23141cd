/**
 * The show password button in each form with a password.
 *
 * @see spec 2.8
 */
import type { Page } from '@playwright/test';
import { checkOutMug } from '../steps/checkout';
import { expect, test } from '../support/test';

/** Toggles every visible password and back. */
const tryEach = async ( page: Page ) => {
	const fields = page
		.getByRole( 'main' )
		.locator( 'input[autocomplete$="-password"]' )
		.filter( { visible: true } );
	const count = await fields.count();
	expect( count ).toBeGreaterThan( 0 );
	for ( const field of await fields.all() ) {
		const box = field.locator( 'xpath=..' );
		const toggle = box.getByRole( 'button' );
		await expect( toggle ).toHaveCount( 1 );
		await field.fill( 'sesame' );
		await expect( field ).toHaveAttribute( 'type', 'password' );
		await box.getByRole( 'button', { name: /^Show/ } ).click();
		await expect( field ).toHaveAttribute( 'type', 'text' );
		await box.getByRole( 'button', { name: /^Hide/ } ).click();
		await expect( field ).toHaveAttribute( 'type', 'password' );
		await expect( field ).toHaveValue( 'sesame' );
	}
	return count;
};

test( 'each password on the account page can be shown and hidden [2.8-01]', async ( {
	page,
} ) => {
	await page.goto( '/account/' );
	await tryEach( page );
} );

test( 'each password at the checkout can be shown and hidden, of new account and login [2.8-01]', async ( {
	page,
	site,
} ) => {
	await site.php( "update_option( 'users_can_register', 1 );" );
	await checkOutMug( page );
	await page.getByRole( 'checkbox', { name: /create an account/i } ).check();
	await tryEach( page );
} );
