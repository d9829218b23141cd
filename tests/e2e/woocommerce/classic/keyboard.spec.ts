import { expectThanks, placeOrder, typeAddress } from '../../steps/checkout';
import {
	cartIsSettled,
	couponField,
	couponTaken,
	removal,
	row,
	sorting,
	undo,
	widget,
} from '../../steps/classic';
import { pressOn, sortByPrice, tabTo, typeInto } from '../../steps/keyboard';
import { addButton, cartIcon, expectCount } from '../../steps/shopper';
import { expect, test } from '../../support/test';

test( 'a guest of a classic theme buys with the keyboard only', async ( {
	page,
} ) => {
	// Steps through every tab stop.
	test.slow();
	await page.goto( '/shop/' );
	await sortByPrice( page, sorting( page ) );
	for ( const [ index, product ] of [
		'Storage Jar, small',
		'Linen Notebook',
	].entries() ) {
		await pressOn( page, addButton( page, product ), 'Enter' );
		await expectCount( page, index + 1 );
	}

	await tabTo( page, cartIcon( page ) );
	await pressOn(
		page,
		widget( page ).getByRole( 'button', {
			name: 'Increase quantity of Storage Jar, small',
		} ),
		'Space'
	);
	await expect( widget( page ) ).toContainText( '€49.50' );
	await pressOn(
		page,
		widget( page ).getByRole( 'link', { name: 'View cart' } ),
		'Enter'
	);

	const notebook = row( page, 'Linen Notebook' );
	await pressOn( page, removal( notebook ), 'Enter' );
	await expect( notebook ).toHaveCount( 0 );
	// WooCommerce's script focuses the notice half a second after it appears.
	await expect(
		page.getByRole( 'alert' ).filter( { has: undo( page ) } )
	).toBeFocused();
	await pressOn( page, undo( page ), 'Enter' );
	await expect( notebook ).toBeVisible();
	await cartIsSettled( page );
	await typeInto( page, couponField( page ), 'welcome10' );
	await page.keyboard.press( 'Enter' );
	await expect( couponTaken( page ) ).toBeVisible();
	// WooCommerce's script replaces the totals with the checkout link.
	await cartIsSettled( page );
	await pressOn(
		page,
		page.getByRole( 'link', { name: 'Proceed to checkout' } ),
		'Enter'
	);
	await typeAddress( page );
	await pressOn( page, placeOrder( page ), 'Enter' );
	await expectThanks( page );
} );
