import { addFromListing, expectCount } from '../steps/shopper';
import { test, expect } from '../support/test';

test( 'a customer finds the cart of before the login, orders with the known address, and sees the order in the account', async ( {
	page,
} ) => {
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, 'Storage Jar, small', 1 );

	await page.goto( '/account/' );
	const main = page.getByRole( 'main' );
	await main.getByLabel( /Username or Email/i ).fill( 'customer' );
	await main.getByRole( 'textbox', { name: 'Password' } ).fill( 'password' );
	await main.getByRole( 'button', { name: /Log in/i } ).click();
	await expect(
		main.getByRole( 'link', { name: /Log out/i } )
	).toBeVisible();
	await expectCount( page, 1 );

	await page.goto( '/checkout/' );
	await expect(
		main.getByRole( 'textbox', { name: /^Town or city/ } ).first()
	).toHaveValue( 'Berlin' );
	await page.getByRole( 'button', { name: /place order/i } ).click();
	await expect(
		page.getByRole( 'heading', { name: /thank you/i } )
	).toBeVisible();

	await page.goto( '/account/' );
	await expect(
		main.getByRole( 'row' ).filter( { hasText: '€' } )
	).toHaveCount( 1 );
} );
