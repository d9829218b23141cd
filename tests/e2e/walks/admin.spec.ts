import { expectThanks, fillAddress, placeOrder } from '../steps/checkout';
import { logIn } from '../steps/editor';
import { orderList } from '../steps/orders';
import { expect, test } from '../support/test';

test( "the admin sees a guest's order", async ( { page, shop } ) => {
	await page.goto( '/product/everyday-mug/' );
	await page
		.getByRole( 'main' )
		.getByRole( 'button', { name: /^Add to cart$/ } )
		.click();
	await expect(
		page.getByRole( 'link', { name: 'View cart' } ).first()
	).toBeVisible();
	await page.goto( '/checkout/' );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );

	await logIn( page );
	const row = ( await orderList( page, shop ) ).filter( {
		hasText: 'Ada Byron',
	} );
	await expect( row ).toContainText( /Processing/i );
	await expect( row ).toContainText( '€23.90' );
} );
