import { fillAddress, placeOrder } from '../steps/checkout';
import { logIn } from '../steps/editor';
import { goToSection } from './settings-steps';
import { addFromListing } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const SCREEN =
	'/wp-admin/options-general.php?page=vitrine-settings&tab=payments';
const IBAN = 'DE02120300000000202051';

test( 'an owner switches on, names, limits and reorders bank transfer; a shopper pays by it and sees the account', async ( {
	page,
	browser,
	site,
} ) => {
	// An admin screen and a complete purchase.
	test.slow();
	await logIn( page );
	await page.goto( SCREEN );
	const main = page.getByRole( 'region', { name: 'Payments' } );
	await main
		.getByRole( 'checkbox', { name: 'Direct bank transfer' } )
		.check();
	await main
		.getByRole( 'button', { name: 'Manage “Direct bank transfer”' } )
		.click();
	await main.getByLabel( 'Title' ).fill( 'Prepayment' );
	await main.getByLabel( 'Instructions' ).fill( 'Please pay within 7 days.' );
	await main.getByRole( 'button', { name: 'Add account' } ).click();
	const account = main.getByRole( 'group', { name: 'Account 1' } );
	await account.getByLabel( 'Account name' ).fill( 'Hearth & Hazel' );
	await account.getByLabel( 'IBAN' ).fill( IBAN.replace( '51', '15' ) );
	await expect( account ).toContainText( 'Please check it' );
	await account.getByLabel( 'IBAN' ).fill( IBAN );
	await expect( account ).not.toContainText( 'Please check it' );
	const countries = main.getByRole( 'combobox', { name: 'Countries' } );
	for ( const name of [ 'United Kingdom', 'Austria' ] ) {
		await countries.fill( name );
		await countries.press( 'Enter' );
	}
	const minimum = main.getByLabel( 'Minimum order amount' );
	const save = main.getByRole( 'button', { name: 'Save payment methods' } );
	await minimum.fill( 'ten' );
	await expect( minimum ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
	await minimum.fill( '10' );
	await main.getByRole( 'button', { name: 'Move “Prepayment” up' } ).click();
	await expectAccessible( page, '.vitrine-settings__content' );
	await save.click();
	await expect( main.getByRole( 'status' ) ).toHaveText( 'Settings saved.' );
	await page.reload();
	await main.getByRole( 'button', { name: 'Manage “Prepayment”' } ).click();
	await expect( minimum ).toHaveValue( '10.00' );
	await expect( account.getByLabel( 'IBAN' ) ).toHaveValue( IBAN );

	const shopper = await browser.newContext( { baseURL: site.url } );
	const shop = await shopper.newPage();
	await shop.goto( '/shop/' );
	await addFromListing( shop, 'Everyday Mug', 1 );
	await shop.goto( '/checkout/' );
	const methods = shop
		.getByRole( 'group', { name: 'Payment' } )
		.getByRole( 'radio' );
	const prepayment = shop.getByRole( 'radio', { name: 'Prepayment' } );
	await shop.locator( 'select[name="billing_country"]' ).selectOption( 'FR' );
	await expect( prepayment ).toBeHidden();
	await expect( methods ).toHaveCount( 1 );
	await expect(
		shop.getByRole( 'radio', { name: 'Cash on delivery' } )
	).toBeChecked();
	await fillAddress( shop );
	await expect( methods.first() ).toHaveAccessibleName( 'Prepayment' );
	await prepayment.check();
	await placeOrder( shop ).click();
	await shop.waitForURL( /order-received/ );
	await expect( shop.getByRole( 'main' ) ).toContainText( IBAN );
	await expect( shop.getByRole( 'main' ) ).toContainText(
		'Please pay within 7 days.'
	);
	await expectAccessible( shop, 'main' );
	const mail = site
		.mails()
		.find( ( { to } ) => [ to ].flat().includes( 'ada@example.org' ) );
	expect( mail?.message ).toContain( IBAN );
	await shopper.close();
} );

test( 'a shop without payment methods says so to owner and shoppers', async ( {
	page,
} ) => {
	await logIn( page );
	await page.goto( SCREEN );
	const main = page.getByRole( 'region', { name: 'Payments' } );
	await main.getByRole( 'checkbox', { name: 'Cash on delivery' } ).uncheck();
	await expect( main ).toContainText( 'nobody can place an order' );
	// Switching sections loses no changes.
	await goToSection( page, 'Advanced', 'Status' );
	await goToSection( page, 'Payments', 'Payment methods' );
	await main.getByRole( 'button', { name: 'Save payment methods' } ).click();
	await expect( main.getByRole( 'status' ) ).toHaveText( 'Settings saved.' );
	await goToSection( page, 'Advanced', 'Status' );
	await expect(
		page.getByText( 'No payment method is enabled.' )
	).toBeVisible();
	await page.goto( '/shop/' );
	await addFromListing( page, 'Everyday Mug', 1 );
	await page.goto( '/checkout/' );
	await expect( page.getByRole( 'main' ) ).toContainText(
		'No payment methods are available at the moment'
	);
} );
