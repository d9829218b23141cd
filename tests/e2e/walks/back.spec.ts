/**
 * Going back to a checkout after placing the order.
 *
 * @see spec 4.9
 */
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../steps/checkout';
import { countOrders } from '../steps/orders';
import { expectCount } from '../steps/shopper';
import { expect, test } from '../support/test';

/** WooCommerce's form may come from the browser's cache: without a new request, it tells what happened. */
const OVER = /cart is (currently )?empty|your order was placed/i;

test( 'going back from the receipt shows nothing to order, and forward the same receipt', async ( {
	page,
	shop,
	site,
} ) => {
	await checkOutMug( page );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	const receipt = page.url();
	await page.goBack();
	await expect( page.getByRole( 'main' ) ).toContainText( OVER );
	await expect( placeOrder( page ) ).toHaveCount( 0 );
	await page.goForward();
	await expectThanks( page );
	expect( page.url() ).toBe( receipt );
	expect( await countOrders( site, shop ) ).toBe( 1 );
	await page.goto( '/shop/' );
	await expectCount( page, 0 );
} );

test( 'a checkout left open in another tab orders nothing and says why', async ( {
	context,
	page,
	shop,
	site,
} ) => {
	await checkOutMug( page );
	await fillAddress( page );
	// From the back/forward cache.
	const left = await context.newPage();
	await left.goto( '/checkout/' );
	await fillAddress( left );
	await placeOrder( page ).click();
	await expectThanks( page );
	const said = left
		.getByRole( 'alert' )
		.filter( {
			hasText: /cart is (currently )?empty|session has expired/i,
		} )
		.first();
	// WooCommerce's order review, requested because of the address, may detect it first.
	await Promise.race( [
		placeOrder( left ).click(),
		expect( said ).toBeVisible(),
	] );
	await expect( said ).toBeVisible();
	expect( await countOrders( site, shop ) ).toBe( 1 );
} );
