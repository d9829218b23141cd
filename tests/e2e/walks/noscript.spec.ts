import { test, expect } from '../support/test';
import { expectThanks, fillAddress, placeOrder } from '../steps/checkout';
import { addButton, line, send, steppers } from '../steps/shopper';

test.use( { javaScriptEnabled: false } );

test( 'a guest without JavaScript sorts, adds, changes, undoes, applies a coupon and orders', async ( {
	page,
} ) => {
	await page.goto( '/shop/' );
	await page
		.getByRole( 'combobox', { name: 'Sort by' } )
		.selectOption( { label: 'Sort by price: low to high' } );
	await page.getByRole( 'button', { name: 'Sort', exact: true } ).click();
	await expect( page ).toHaveURL( /orderby=price/ );
	await send( page, addButton( page, 'Storage Jar, small' ) );

	await page.goto( '/product/everyday-mug/' );
	await expect( steppers( page ) ).toHaveCount( 0 );
	await page.getByRole( 'spinbutton', { name: /^Quantity/ } ).fill( '2' );
	await send(
		page,
		page
			.locator( 'form.cart' )
			.getByRole( 'button', { name: /^Add to cart/ } )
	);

	await page.goto( '/cart/' );
	await expect( steppers( page ) ).toHaveCount( 0 );
	const main = page.getByRole( 'main' );
	await expect( line( main, 'Everyday Mug' ) ).toContainText( '€38.00' );
	await line( main, 'Storage Jar, small' )
		.getByRole( 'spinbutton' )
		.fill( '3' );
	await page.getByRole( 'button', { name: 'Update cart' } ).click();
	await expect( line( main, 'Storage Jar, small' ) ).toContainText(
		'€48.00'
	);

	await line( main, 'Everyday Mug' )
		.getByRole( 'link', { name: /^Remove/ } )
		.click();
	await expect( line( main, 'Everyday Mug' ) ).toHaveCount( 0 );
	await page
		.getByRole( 'link', { name: /undo/i } )
		.or( page.getByRole( 'button', { name: /undo/i } ) )
		.click();
	await expect( line( main, 'Everyday Mug' ) ).toBeVisible();

	await page.getByRole( 'textbox', { name: /Coupon/ } ).fill( 'welcome10' );
	await page.getByRole( 'button', { name: 'Apply coupon' } ).click();
	await expect( main ).toContainText( '€8.60' );

	await page.getByRole( 'link', { name: 'Proceed to checkout' } ).click();
	await placeOrder( page ).click();
	await expect( page.getByRole( 'main' ) ).toContainText( /email/i );
	await expect( page ).not.toHaveURL( /order-received/ );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	await expect( main ).toContainText( 'Everyday Mug' );
} );
