import { cartIsSettled, row, widget } from '../../steps/classic';
import { addFromListing, cartIcon } from '../../steps/shopper';
import { setSettings } from '../../steps/site';
import { expect, test } from '../../support/test';

test( 'the cart of a classic theme shows the amount missing for free shipping when enabled', async ( {
	page,
	site,
} ) => {
	await setSettings( site, { free_shipping_bar: true } );
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, 'Storage Jar, small', 1 );
	await cartIcon( page ).first().hover();
	const missing = 'Add €34.00 more to get free shipping.';
	const said = widget( page ).getByText( missing );
	await expect( said ).toBeVisible();
	// Aligned with the buttons below it.
	expect( ( await said.boundingBox() )?.x ).toBeCloseTo(
		( await widget( page )
			.getByRole( 'link', { name: 'Checkout' } )
			.boundingBox() )!.x,
		0
	);

	await page.goto( '/cart/' );
	const totals = page.locator( '.cart_totals' );
	await expect( totals ).toContainText( missing );
	const pieces = row( page, 'Storage Jar, small' ).getByRole( 'spinbutton' );
	await pieces.fill( '9' );
	await pieces.press( 'Enter' );
	await cartIsSettled( page );
	await expect( totals ).toContainText(
		'Your order qualifies for free shipping.'
	);
} );
