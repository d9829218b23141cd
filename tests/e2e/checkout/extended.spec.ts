import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
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

const PLUGIN = readFileSync(
	'tests/examples/acme-checkout/acme-checkout.php',
	'utf8'
);

const PLACE = `$file = WPMU_PLUGIN_DIR . '/acme-checkout.php';`;

const total = ( page: Page ): Locator =>
	page.locator( '.vitrine-cart-sums .order-total dd' );

const fee = ( page: Page ): Locator =>
	page.locator( '.vitrine-cart-sums .fee' );

const vat = ( page: Page ): Locator => page.getByLabel( /^VAT number/ );

const time = ( page: Page ): Locator => page.getByLabel( /^Delivery time/ );

/** Expects the field values and the fee where the order is displayed. */
const expectAll = async ( where: Locator ): Promise< void > => {
	for ( const text of [
		'VAT number',
		'GB123',
		'Delivery time',
		'In the evening',
		'This is a gift',
		'Customs',
		'€3.00',
		'€26.90',
	] ) {
		await expect( where ).toContainText( text );
	}
};

test.beforeEach( async ( { site } ) => {
	await site.php(
		`${ PLACE } wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( $file, $args['plugin'] );`,
		{ args: { plugin: PLUGIN } }
	);
} );

// Files outside the database stay for the next test.
test.afterEach( async ( { site } ) => {
	await site.php( `${ PLACE } unlink( $file );` );
} );

test( "a plugin's fields and fee are shown, validated, charged and saved with the order", async ( {
	page,
	site,
} ) => {
	await checkOutMug( page );
	await expect( total( page ) ).toHaveText( '€23.90' );
	await expect( fee( page ) ).toHaveCount( 0 );
	await fillAddress( page );
	await expect( fee( page ) ).toHaveText( 'Customs€3.00' );
	await expect( total( page ) ).toHaveText( '€26.90' );
	await expect( vat( page ) ).toHaveAccessibleDescription(
		'Two letters and digits.'
	);
	await vat( page ).fill( '123' );
	await page.getByLabel( /^This is a gift/ ).check();
	await expectAccessible( page, 'form.checkout' );
	await placeOrder( page ).click();
	await expect( time( page ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await time( page ).selectOption( 'In the evening' );
	await placeOrder( page ).click();
	await expect( vat( page ) ).toHaveAccessibleDescription(
		/A VAT number has two letters and digits\./
	);
	await expect( time( page ) ).toHaveValue( 'evening' );
	await vat( page ).fill( 'GB123' );
	await placeOrder( page ).click();
	await expectThanks( page );
	await expectAll( page.getByRole( 'main' ) );
	for ( const mail of site.mails() ) {
		expect( mail.message ).toContain( 'In the evening' );
		expect( mail.message ).toContain( 'Customs' );
	}
	expect( site.mails() ).toHaveLength( 2 );
	const order = await page
		.locator( '.woocommerce-order-overview__order dd' )
		.textContent();
	await logIn( page );
	await page.goto(
		`/wp-admin/admin.php?page=vitrine-orders&order_id=${ order }`
	);
	await expectAll( page.locator( '#post-body-content' ) );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the same works, and entries stay after a rejection', async ( {
		page,
	} ) => {
		await page.goto( '/product/everyday-mug/' );
		await send( page, page.locator( '.single_add_to_cart_button' ) );
		await page.goto( '/checkout/' );
		await fillAddress( page );
		await vat( page ).fill( '123' );
		await page.getByLabel( /^This is a gift/ ).check();
		await time( page ).selectOption( 'In the evening' );
		await placeOrder( page ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'A VAT number has two letters and digits.'
		);
		await expect( vat( page ) ).toHaveValue( '123' );
		await expect( page.getByLabel( /^This is a gift/ ) ).toBeChecked();
		await expect( time( page ) ).toHaveValue( 'evening' );
		await vat( page ).fill( 'GB123' );
		await placeOrder( page ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'The total has changed with your address.'
		);
		await placeOrder( page ).click();
		await expectThanks( page );
		await expectAll( page.getByRole( 'main' ) );
	} );
} );
