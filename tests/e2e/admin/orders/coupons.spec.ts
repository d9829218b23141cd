import { logIn } from '../../steps/editor';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

test( 'an owner limits a coupon to a product and a category by name', async ( {
	page,
	site,
} ) => {
	await logIn( page );
	await page.goto( '/wp-admin/admin.php?page=vitrine-coupons&coupon=0' );
	await page.getByLabel( 'Code' ).fill( 'carafes' );
	await page.getByLabel( 'Coupon amount' ).fill( '10' );
	await page.getByLabel( 'Products', { exact: true } ).fill( 'Carafe' );
	await page
		.getByRole( 'button', { name: 'Glass Carafe', exact: true } )
		.click();
	const categories = page.getByRole( 'group', {
		name: 'Product categories',
	} );
	const first = categories.getByRole( 'checkbox' ).first();
	await first.check();
	const slug = await first.getAttribute( 'value' );
	await page.setViewportSize( { width: 390, height: 844 } );
	await expect( page.locator( '[name="product_ids"]' ) ).toBeHidden();
	await expectAccessible( page, '.vitrine-admin' );
	await page.getByRole( 'button', { name: 'Save coupon' } ).click();
	await expect( page.getByText( 'Coupon saved.' ) ).toBeVisible();

	await page.getByRole( 'link', { name: 'carafes', exact: true } ).click();
	await expect(
		page.getByRole( 'button', { name: 'Remove Glass Carafe' } )
	).toBeVisible();
	await expect( first ).toBeChecked();
	const kept = JSON.parse(
		await site.php(
			`$coupon = Vitrine\\Commerce\\Builtin\\Coupons\\CouponStore::find( array( 'carafes' ) )['carafes']; echo wp_json_encode( array( array_map( 'get_the_title', $coupon->product_ids ), $coupon->categories ) );`
		)
	) as unknown;
	expect( kept ).toEqual( [ [ 'Glass Carafe' ], [ slug ] ] );

	// Remove the discounted product.
	await page.getByRole( 'button', { name: 'Remove Glass Carafe' } ).click();
	await first.uncheck();
	await page.getByRole( 'button', { name: 'Save coupon' } ).click();
	await expect( page.getByText( 'Coupon saved.' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'carafes', exact: true } ).click();
	await expect( page.getByRole( 'button', { name: /^Remove/ } ) ).toHaveCount(
		0
	);
	await expect( first ).not.toBeChecked();
} );
