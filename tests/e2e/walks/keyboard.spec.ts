import { test, expect } from '../support/test';
import { pressOn, sortByPrice, typeInto } from '../steps/keyboard';
import { expectThanks, placeOrder, typeAddress } from '../steps/checkout';
import { card, cartIcon, drawer, expectCount, line } from '../steps/shopper';

test( 'a guest buys with the keyboard only', async ( { page } ) => {
	// Steps through every tab stop.
	test.slow();
	await page.goto( '/shop/' );
	const sort = page.getByRole( 'combobox', { name: 'Sort by' } );
	await sortByPrice( page, sort );

	for ( const [ index, product ] of [
		'Storage Jar, small',
		'Linen Notebook',
	].entries() ) {
		await pressOn(
			page,
			card( page, product ).getByRole( 'button', {
				name: /^Add to cart/,
			} ),
			'Enter'
		);
		await expectCount( page, index + 1 );
	}

	await pressOn( page, cartIcon( page ), 'Enter' );
	await expect( drawer( page ) ).toBeVisible();
	await expect(
		drawer( page ).getByRole( 'button', { name: 'Close cart' } )
	).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( drawer( page ) ).toBeHidden();
	await expect( cartIcon( page ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( drawer( page ) ).toBeVisible();

	const jar = line( drawer( page ), 'Storage Jar, small' );
	await pressOn(
		page,
		jar.getByRole( 'button', { name: /^Increase quantity/ } ),
		'Space'
	);
	await expect( jar.getByRole( 'spinbutton' ) ).toHaveValue( '2' );
	await expect( drawer( page ) ).toContainText( '€49.50' );
	await pressOn(
		page,
		line( drawer( page ), 'Linen Notebook' ).getByRole( 'link', {
			name: /^Remove/,
		} ),
		'Enter'
	);
	await expect( line( drawer( page ), 'Linen Notebook' ) ).toHaveCount( 0 );
	await pressOn(
		page,
		drawer( page ).getByRole( 'button', { name: /^Undo/ } ),
		'Enter'
	);
	await expect( line( drawer( page ), 'Linen Notebook' ) ).toBeVisible();
	await pressOn(
		page,
		drawer( page ).getByRole( 'link', { name: 'View cart' } ),
		'Enter'
	);

	const coupon = page.getByRole( 'textbox', { name: /Coupon/ } );
	await typeInto( page, coupon, 'welcome10' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'link', { name: /^Remove coupon/ } )
	).toBeVisible();
	await pressOn(
		page,
		page.getByRole( 'link', { name: 'Proceed to checkout' } ),
		'Enter'
	);

	await typeAddress( page );
	await pressOn( page, placeOrder( page ), 'Enter' );
	await expectThanks( page );
} );

test( 'the open drawer traps focus [2.6-07]', async ( { page } ) => {
	await page.goto( '/shop/' );
	await cartIcon( page ).click();
	await expect( drawer( page ) ).toBeVisible();
	const inside = () =>
		page.evaluate( () => {
			const open = document.querySelector( 'dialog[open]' );
			const { activeElement } = document;
			// The browser's own controls are outside of the page, not its background.
			return (
				activeElement === document.body ||
				!! open?.contains( activeElement )
			);
		} );
	for ( const key of [ 'Tab', 'Shift+Tab' ] ) {
		for ( let stop = 0; stop < 12; stop++ ) {
			await page.keyboard.press( key );
			expect( await inside() ).toBe( true );
		}
	}
} );
