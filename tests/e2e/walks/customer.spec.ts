import { addressField, expectThanks, placeOrder } from '../steps/checkout';
import { openOrders } from '../steps/orders';
import { addFromListing, expectCount, logInAsCustomer } from '../steps/shopper';
import { test, expect } from '../support/test';

test( 'a customer keeps the cart at login, orders with the saved address, and sees the order in the account [1-01]', async ( {
	page,
} ) => {
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, 'Storage Jar, small', 1 );

	await logInAsCustomer( page );
	await expectCount( page, 1 );

	await page.goto( '/checkout/' );
	await expect( addressField( page, 'Town' ) ).toHaveValue( 'Berlin' );
	await placeOrder( page ).click();
	await expectThanks( page );

	await expect( await openOrders( page ) ).toHaveCount( 1 );
} );
