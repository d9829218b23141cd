import { test, expect } from '../../support/test';
import { cartIsSettled, couponField } from '../../steps/classic';
import { addFromListing } from '../../steps/shopper';

test( 'a refused coupon stands among the notices of the cart, belongs to its field, and goes with the next code', async ( {
	page,
} ) => {
	await page.goto( '/shop/' );
	await addFromListing( page, 'Everyday Mug', 1 );
	await page.goto( '/cart/' );
	await couponField( page ).fill( 'NOSUCHCODE' );
	await couponField( page ).press( 'Enter' );
	const error = page
		.locator( '.woocommerce-notices-wrapper' )
		.locator( '.coupon-error-notice' );
	await expect( error ).toBeVisible();
	await cartIsSettled( page );
	await expect( error ).toBeVisible();
	await expect( page.locator( '.coupon-error-notice' ) ).toHaveCount( 1 );
	await expect( couponField( page ) ).toHaveAccessibleDescription(
		/coupon/i
	);
	await couponField( page ).fill( 'N' );
	await expect( error ).toHaveCount( 0 );
} );
