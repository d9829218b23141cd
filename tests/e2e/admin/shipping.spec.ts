import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../steps/checkout';
import { logIn } from '../steps/editor';
import { addFromListing } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const SCREEN =
	'/wp-admin/options-general.php?page=vitrine-settings&tab=shipping';

test( 'an owner ships to one country by post or pickup and elsewhere for more; shoppers pay accordingly', async ( {
	page,
	browser,
	site,
} ) => {
	// An admin screen and a complete purchase.
	test.slow();
	await logIn( page );
	await page.goto( SCREEN );
	const main = page.getByRole( 'region', { name: 'Shipping', exact: true } );
	const save = main.getByRole( 'button', {
		name: 'Save shipping settings',
	} );
	// In a shop without zones, its method moves to the first zone.
	const world = main.getByRole( 'group', { name: 'Zone 1', exact: true } );
	await expect( world.getByLabel( 'Cost', { exact: true } ) ).toHaveValue(
		'4.90'
	);
	await world.getByLabel( 'Title' ).fill( 'Worldwide' );
	await world.getByLabel( 'Cost', { exact: true } ).fill( '20' );
	await world.getByLabel( 'Free from' ).fill( '' );
	await main.getByRole( 'button', { name: 'Add zone' } ).click();
	const home = main.getByRole( 'group', { name: 'Zone 2', exact: true } );
	const regions = home.getByRole( 'combobox', {
		name: 'Countries and states',
	} );
	await regions.fill( 'United Kingdom' );
	await regions.press( 'Enter' );
	await home.getByRole( 'button', { name: 'Add: Flat rate' } ).click();
	const cost = home.getByLabel( 'Cost', { exact: true } );
	await cost.fill( 'three' );
	await expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
	await cost.fill( '3,50' );
	await home.getByRole( 'button', { name: 'Add: Local pickup' } ).click();
	await main.getByRole( 'button', { name: 'Move zone 2 up' } ).click();
	await expectAccessible( page, '.vitrine-settings__content' );
	await save.click();
	await expect( main.getByRole( 'status' ) ).toHaveText( 'Settings saved.' );
	await page.reload();
	await expect(
		main
			.getByRole( 'group', { name: 'Zone 1', exact: true } )
			.getByLabel( 'Cost', { exact: true } )
			.first()
	).toHaveValue( '3.50' );

	const shopper = await browser.newContext( { baseURL: site.url } );
	const shop = await shopper.newPage();
	const total = shop.locator( '.vitrine-cart-sums .order-total dd' );
	await checkOutMug( shop );
	await shop.locator( 'select[name="billing_country"]' ).selectOption( 'FR' );
	await expect(
		shop.getByRole( 'radio', { name: 'Worldwide' } )
	).toBeChecked();
	await expect( total ).toHaveText( '€39.00' );
	await fillAddress( shop );
	await expect(
		shop.getByRole( 'radio', { name: 'Flat rate' } )
	).toBeChecked();
	await expect( total ).toHaveText( '€22.50' );
	// A pending response may briefly select its own method.
	const pickup = shop.getByRole( 'radio', { name: 'Local pickup' } );
	await pickup.click();
	await expect( pickup ).toBeChecked();
	await expect( total ).toHaveText( '€19.00' );
	await placeOrder( shop ).click();
	await expectThanks( shop );
	await expect( shop.locator( '.vitrine-cart-sums' ) ).toContainText(
		'Local pickup'
	);
	await expect( total ).toHaveText( '€19.00' );
	await shopper.close();
} );

test( 'an owner limits a zone to a state by name', async ( { page } ) => {
	await logIn( page );
	await page.goto( SCREEN );
	const main = page.getByRole( 'region', { name: 'Shipping', exact: true } );
	const regions = main
		.getByRole( 'combobox', { name: 'Countries and states' } )
		.first();
	await regions.fill( 'United States' );
	await expect(
		page.getByRole( 'option', { name: 'United States: California' } )
	).toBeVisible();
	await regions.fill( 'United States: california' );
	await regions.press( 'Enter' );
	await main
		.getByRole( 'button', { name: 'Save shipping settings' } )
		.click();
	await expect( main.getByRole( 'status' ) ).toHaveText( 'Settings saved.' );
	await page.reload();
	await expect(
		main
			.getByRole( 'button', { name: /Remove.*California/ } )
			.or(
				main.getByText( 'United States: California', { exact: true } )
			)
			.first()
	).toBeVisible();
} );

test( "an owner charges more for heavy orders; a product's weight counts in the cart and is shown", async ( {
	page,
	browser,
	site,
} ) => {
	test.slow();
	await logIn( page );
	await page.goto( SCREEN );
	const main = page.getByRole( 'region', { name: 'Shipping', exact: true } );
	const save = main.getByRole( 'button', { name: 'Save shipping settings' } );
	await main.getByLabel( 'Free from' ).fill( '' );
	await main.getByRole( 'button', { name: 'Add cost by weight' } ).click();
	await expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
	await main.getByLabel( 'From weight (kg)' ).fill( '2' );
	await main.getByLabel( 'Additional cost', { exact: true } ).fill( '3,50' );
	await expectAccessible( page, '.vitrine-settings__content' );
	await save.click();
	await expect( main.getByRole( 'status' ) ).toHaveText( 'Settings saved.' );
	await page.reload();
	await expect(
		main.getByLabel( 'Additional cost', { exact: true } )
	).toHaveValue( '3.50' );

	await page.goto( '/wp-admin/edit.php?post_type=vitrine_product' );
	await page
		.getByRole( 'link', { name: /Everyday Mug/ } )
		.first()
		.click();
	await page.getByLabel( 'Weight (kg)' ).fill( '1.2' );
	await page.getByLabel( /^Dimensions/ ).fill( '9 × 9 × 10' );
	await page.getByRole( 'button', { name: 'Update', exact: true } ).click();
	await expect( page.getByText( /updated\./ ).first() ).toBeVisible();
	await expect( page.getByLabel( 'Weight (kg)' ) ).toHaveValue( '1.2' );

	const shopper = await browser.newContext( { baseURL: site.url } );
	const shop = await shopper.newPage();
	await checkOutMug( shop );
	const cost = shop
		.locator( '.vitrine-cart-sums div' )
		.filter( { hasText: 'Shipping' } )
		.locator( 'dd' );
	await expect( cost ).toHaveText( '€4.90' );
	await shop.goto( '/product/everyday-mug/' );
	await expect( shop.getByText( '1.2 kg' ) ).toBeVisible();
	await expect( shop.getByText( '9 × 9 × 10 cm' ) ).toBeVisible();
	await shop.goto( '/shop/' );
	await addFromListing( shop, 'Everyday Mug', 2 );
	await shop.goto( '/checkout/' );
	await expect( cost ).toHaveText( '€8.40' );
	await shopper.close();
} );
