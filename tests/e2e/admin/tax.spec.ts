import type { Page } from '@playwright/test';
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../steps/checkout';
import { logIn } from '../steps/editor';
import { send } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const SCREEN = '/wp-admin/options-general.php?page=vitrine-settings&tab=tax';

/** German VAT and the sales tax of a US state, with prices that include the former. */
const RATES = `update_option( 'vitrine_shop', array( 'tax' => array( 'base' => array( 'country' => 'DE' ), 'rates' => array(
	array( 'country' => 'DE', 'rate' => 190000, 'name' => 'VAT 19%' ),
	array( 'country' => 'US', 'state' => 'CA', 'rate' => 72500, 'name' => 'CA Tax', 'shipping' => false ),
) ) ) );`;

const sums = ( page: Page ) => page.locator( '.vitrine-cart-sums' );

const row = ( page: Page, name: string ) =>
	sums( page ).locator( 'div' ).filter( { hasText: name } ).locator( 'dd' );

const total = ( page: Page ) => sums( page ).locator( '.order-total dd' );

test( 'an owner saves tax rates of a country and a state', async ( {
	page,
} ) => {
	await logIn( page );
	await page.goto( SCREEN );
	const main = page.getByRole( 'region', { name: 'Tax', exact: true } );
	await main.getByLabel( 'Shop country' ).selectOption( 'Germany' );
	await main.getByRole( 'button', { name: 'Add rate' } ).click();
	const save = main.getByRole( 'button', { name: 'Save tax settings' } );
	// A rate without a percentage is incomplete.
	await expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( main.getByLabel( 'Country of rate 1' ) ).toHaveValue( 'DE' );
	await main.getByLabel( 'Rate (%) of rate 1' ).fill( '19' );
	await main.getByLabel( 'Tax name of rate 1' ).fill( 'VAT 19%' );
	await main.getByRole( 'button', { name: 'Add rate' } ).click();
	await main.getByLabel( 'Country of rate 2' ).selectOption( 'US' );
	await main
		.getByRole( 'combobox', { name: 'State of rate 2' } )
		.selectOption( 'California' );
	await main.getByLabel( 'Rate (%) of rate 2' ).fill( '7,25' );
	await main.getByLabel( 'Tax name of rate 2' ).fill( 'CA Tax' );
	await main.getByLabel( 'Shipping of rate 2' ).uncheck();
	await expectAccessible( page, '.vitrine-settings__content' );
	await save.click();
	await expect( main.getByRole( 'status' ) ).toHaveText( 'Settings saved.' );
	await page.reload();
	await expect( main.getByLabel( 'State of rate 2' ) ).toHaveValue( 'CA' );
	await expect( main.getByLabel( 'Rate (%) of rate 2' ) ).toHaveValue(
		'7.25'
	);
} );

test( "a shopper sees German VAT included and a state's tax by address, and the order stores it", async ( {
	page,
	site,
} ) => {
	await site.php( RATES );
	await checkOutMug( page );
	await expect( row( page, 'Tax included (VAT 19%)' ) ).toHaveText( '€3.82' );
	await expect( total( page ) ).toHaveText( '€23.90' );
	await fillAddress( page );
	// No tax applies there, and the included tax is subtracted.
	await expect( total( page ) ).toHaveText( '€20.09' );
	await page.locator( 'select[name="billing_country"]' ).selectOption( 'US' );
	await page
		.getByRole( 'combobox', { name: /^State/ } )
		.first()
		.selectOption( 'California' );
	await page
		.getByLabel( /^ZIP code/ )
		.first()
		.fill( '90210' );
	await page.getByLabel( /^Town/ ).first().fill( 'Beverly Hills' );
	await expect( row( page, 'Tax included (CA Tax)' ) ).toHaveText( '€1.16' );
	await expect( total( page ) ).toHaveText( '€21.25' );
	await placeOrder( page ).click();
	await expectThanks( page );
	await expect( row( page, 'Tax included (CA Tax)' ) ).toHaveText( '€1.16' );
	await expect( total( page ) ).toHaveText( '€21.25' );
	const mail = site
		.mails()
		.find( ( { to } ) => [ to ].flat().includes( 'ada@example.org' ) );
	expect( mail?.message ).toContain( 'Including tax (CA Tax)' );
} );

test( 'ordering before the new total arrived shows it first', async ( {
	page,
	site,
} ) => {
	await site.php( RATES );
	await checkOutMug( page );
	await fillAddress( page );
	await expect( total( page ) ).toHaveText( '€20.09' );
	let release = () => {};
	const pressed = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /update_order_review/, async ( route ) => {
		await pressed;
		await route.continue();
	} );
	await page
		.getByLabel( /^Postcode/ )
		.first()
		.fill( '10115' );
	await page.locator( 'select[name="billing_country"]' ).selectOption( 'DE' );
	await placeOrder( page ).click();
	await expect( page.locator( 'form.checkout' ) ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	release();
	await expect( page.getByRole( 'alert' ) ).toContainText( '€23.90' );
	await expect( total( page ) ).toHaveText( '€23.90' );
	await placeOrder( page ).click();
	await expectThanks( page );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a total changed by the address is shown before ordering', async ( {
		page,
		site,
	} ) => {
		await site.php( RATES );
		await page.goto( '/product/everyday-mug/' );
		await send( page, page.locator( '.single_add_to_cart_button' ) );
		await page.goto( '/checkout/' );
		await expect( total( page ) ).toHaveText( '€23.90' );
		await fillAddress( page );
		await placeOrder( page ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'The total has changed with your address.'
		);
		await expect( total( page ) ).toHaveText( '€20.09' );
		await placeOrder( page ).click();
		await expectThanks( page );
		await expect( total( page ) ).toHaveText( '€20.09' );
	} );
} );
