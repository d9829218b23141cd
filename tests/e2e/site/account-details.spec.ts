import { logInAsCustomer } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

for ( const width of [ 1280, 390 ] ) {
	test( `a customer changes name and password in the account and logs in with it, at ${ width } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await logInAsCustomer( page );
		await page.getByRole( 'link', { name: 'Account details' } ).click();
		await expectAccessible( page );
		await page.getByLabel( 'Display name' ).fill( 'Cara from next door' );
		await page.getByLabel( 'New password' ).fill( 'it’s "another" one' );
		const save = page.getByRole( 'button', { name: 'Save changes' } );
		await save.press( 'Enter' );

		const summary = page.getByRole( 'main' ).getByRole( 'alert' );
		await expect( summary ).toBeFocused();
		await summary
			.getByRole( 'link', {
				name: 'Please enter your current password.',
			} )
			.click();
		const current = page.getByLabel( 'Current password' );
		await expect( current ).toBeFocused();
		await expect( current ).toHaveAccessibleDescription(
			/Please enter your current password/
		);
		await expect( page.getByLabel( 'Display name' ) ).toHaveValue(
			'Cara from next door'
		);
		await expectAccessible( page );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth
			)
		).toBe( 0 );
		await current.fill( 'password' );
		await page.getByLabel( 'New password' ).fill( 'it’s "another" one' );
		await page.keyboard.press( 'Enter' );

		await expect( summary ).toHaveText(
			'Your account details were saved.'
		);
		await expect(
			page.getByText( 'Hello, Cara from next door' )
		).toBeVisible();
		await expectAccessible( page );
		await page.getByRole( 'link', { name: 'Log out' } ).first().click();
		await page.goto( '/account/' );
		await page.getByLabel( 'Username or email address' ).fill( 'customer' );
		await page
			.getByLabel( 'Password', { exact: true } )
			.fill( 'it’s "another" one' );
		await page.getByRole( 'button', { name: 'Log in' } ).click();
		await expect(
			page.getByText( 'Hello, Cara from next door' )
		).toBeVisible();
	} );
}

test( 'account links are in one row below the greeting on a phone', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await logInAsCustomer( page );
	const main = page.getByRole( 'main' );
	const top = async ( name: string ): Promise< number > =>
		( await main.getByRole( 'link', { name } ).boundingBox() )?.y ?? NaN;
	const hello = await main.getByText( /^Hello, / ).boundingBox();
	const details = await top( 'Account details' );
	expect( await top( 'Log out' ) ).toBeCloseTo( details, 0 );
	expect( details ).toBeGreaterThanOrEqual(
		( hello?.y ?? NaN ) + ( hello?.height ?? NaN )
	);
} );
