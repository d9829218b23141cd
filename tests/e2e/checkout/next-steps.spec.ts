/**
 * The checkout block's setting "What comes next" in a classic theme. Block themes
 * have a template with a block for it instead.
 */
import { blocksOf, select } from '../admin/blocks/editor';
import { expectThanks, fillAddress, placeOrder } from '../steps/checkout';
import { edit, inspector, logIn, logOut, save } from '../steps/editor';
import { haveInCart } from '../steps/shopper';
import { putClassicTheme } from '../steps/theme';
import { expect, test } from '../support/test';

test( 'an owner hides and shows what comes next after an order', async ( {
	page,
	site,
} ) => {
	// The editor takes a while, and there are two orders.
	test.slow();
	await putClassicTheme( site );
	const main = page.getByRole( 'main' );
	for ( const isShown of [ false, true ] ) {
		await logIn( page );
		await edit( page, 'checkout', site );
		await expect
			.poll( () => blocksOf( page ) )
			.toContainEqual(
				expect.objectContaining( {
					name: 'vitrine/checkout',
					isValid: true,
				} )
			);
		await select( page, 'vitrine/checkout' );
		const setting = inspector( page ).getByRole( 'checkbox', {
			name: 'What comes next',
		} );
		await expect( setting ).toBeChecked( { checked: ! isShown } );
		await setting.setChecked( isShown );
		await save( page );
		await logOut( page );

		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/checkout/' );
		await fillAddress( page );
		await placeOrder( page ).click();
		await expectThanks( page );
		await expect(
			main.getByRole( 'heading', { name: 'Order details' } )
		).toBeVisible();
		await expect(
			main.getByRole( 'heading', { name: 'What comes next' } )
		).toHaveCount( isShown ? 1 : 0 );
		await expect(
			main.getByText( 'We prepare your order for shipping.' )
		).toHaveCount( isShown ? 1 : 0 );
	}
} );
