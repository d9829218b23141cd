/**
 * What WooCommerce’s page of an order says where the checkout is our block: it stays
 * WooCommerce's, in whatever theme.
 */
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../../../steps/checkout';
import { putInPlace } from '../../../steps/in-place';
import { logInAsCustomer } from '../../../steps/shopper';
import { expectAccessible } from '../../../support/accessible';
import { expect, test } from '../../../support/test';

test( 'who has ordered at our checkout reads what comes next above the order’s details, and is led on below them', async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	await logInAsCustomer( page );
	await checkOutMug( page );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	const main = page.getByRole( 'main' );
	const next = main.getByRole( 'heading', { name: 'What comes next' } );
	await expect( next ).toHaveCount( 1 );
	await expect(
		main.getByText( 'We prepare your order for shipping.' )
	).toBeVisible();
	const orders = main.getByRole( 'link', { name: 'View your orders' } );
	const tops = await Promise.all(
		[
			next,
			main.getByRole( 'heading', { name: 'Order details' } ).first(),
			orders,
		].map( async ( part ) => ( await part.boundingBox() )?.y ?? NaN )
	);
	expect( tops ).toEqual( [ ...tops ].sort( ( a, b ) => a - b ) );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBe( 0 );
	}
	await expectAccessible( page, '.vitrine-order-steps' );
	await orders.click();
	await expect( page ).toHaveURL( /account\/$/ );
} );
