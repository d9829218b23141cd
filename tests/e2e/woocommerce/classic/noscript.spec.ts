import { expectThanks, fillAddress, placeOrder } from '../../steps/checkout';
import {
	couponField,
	couponTaken,
	removal,
	row,
	undo,
} from '../../steps/classic';
import { addButton, send, steppers } from '../../steps/shopper';
import { expect, test } from '../../support/test';

test.use( { javaScriptEnabled: false } );

test( 'a guest of a classic theme without JavaScript adds, changes, undoes, applies a coupon and orders', async ( {
	page,
} ) => {
	// WooCommerce's sorting has no submit button; other places link to its URLs.
	await page.goto( '/shop/?orderby=price' );
	await send( page, addButton( page, 'Storage Jar, small' ) );

	await page.goto( '/product/everyday-mug/' );
	await expect( steppers( page ) ).toHaveCount( 0 );
	await page
		.getByRole( 'spinbutton', { name: /quantity/ } )
		.first()
		.fill( '2' );
	await send(
		page,
		page.getByRole( 'button', { name: 'Add to cart', exact: true } )
	);

	await page.goto( '/cart/' );
	await expect( steppers( page ) ).toHaveCount( 0 );
	await expect( row( page, 'Everyday Mug' ) ).toContainText( '€38.00' );
	const jar = row( page, 'Storage Jar, small' );
	await jar.getByRole( 'spinbutton' ).fill( '3' );
	await page.getByRole( 'button', { name: 'Update cart' } ).click();
	await expect( jar ).toContainText( '€48.00' );

	const mug = row( page, 'Everyday Mug' );
	await removal( mug ).click();
	await expect( mug ).toHaveCount( 0 );
	await undo( page ).click();
	await expect( mug ).toBeVisible();

	await couponField( page ).fill( 'welcome10' );
	await page.getByRole( 'button', { name: 'Apply coupon' } ).click();
	await expect( couponTaken( page ) ).toBeVisible();
	await expect( page.getByRole( 'main' ) ).toContainText( '€8.60' );

	await page.getByRole( 'link', { name: 'Proceed to checkout' } ).click();
	await placeOrder( page ).click();
	await expect( page ).not.toHaveURL( /order-received/ );
	await expect( page.getByRole( 'main' ) ).toContainText( /email/i );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	await expect( page.getByRole( 'main' ) ).toContainText( 'Everyday Mug' );
} );
