import type { Page } from '@playwright/test';
import { inspector, insert, logIn, newPage, publish } from '../steps/editor';
import { test, expect } from '../support/test';

const choose = async ( page: Page, product: string ) => {
	await inspector( page )
		.getByRole( 'combobox', { name: 'Product' } )
		.fill( product );
	await page.getByRole( 'option', { name: product } ).click();
};

test( 'the product block shows its settings in the editor and on the page', async ( {
	page,
} ) => {
	await logIn( page );
	const canvas = await newPage( page, 'Our vase' );
	await insert( page, 'Product' );
	const block = canvas.locator( '[data-type="vitrine/product"]' );
	await choose( page, 'Ripple Vase' );
	await expect(
		block.getByRole( 'heading', { name: 'Ripple Vase' } )
	).toBeVisible();

	const settings = inspector( page );
	await settings
		.getByRole( 'combobox', { name: 'Pictures stand' } )
		.selectOption( 'end' );
	await settings
		.getByRole( 'checkbox', { name: 'A bar to add to the cart' } )
		.uncheck();
	await settings
		.getByRole( 'textbox', { name: 'Label of the button' } )
		.fill( 'Into the basket' );
	await expect( block.locator( '.has-gallery-at-end' ) ).toBeVisible();
	await expect( block ).toContainText( 'Into the basket' );

	const address = await publish( page );
	await page.goto( address );
	const product = page.getByRole( 'main' ).locator( 'div.product' );
	await expect( product ).toHaveClass( /has-gallery-at-end/ );
	await expect( page.locator( '.vitrine-sticky-bar' ) ).toHaveCount( 0 );
	await product.getByRole( 'button', { name: 'Into the basket' } ).click();
	await expect( page.locator( '.vitrine-cart-count' ).first() ).toHaveText(
		'1'
	);
} );

test( 'the quick view of a product that is chosen opens by the way that is chosen', async ( {
	page,
} ) => {
	await logIn( page );
	const canvas = await newPage( page, 'Have a look' );
	await insert( page, 'Quick view' );
	const block = canvas.locator( '[data-type="vitrine/quick-view"]' );
	await choose( page, 'Ripple Vase' );
	const settings = inspector( page );
	await settings
		.getByRole( 'combobox', { name: 'Opens by' } )
		.selectOption( 'text' );
	await settings
		.getByRole( 'textbox', { name: 'Label' } )
		.fill( 'Look closer' );
	await expect( block ).toContainText( 'Look closer' );

	const address = await publish( page );
	await page.goto( address );
	await page.getByText( 'Look closer' ).click();
	await expect(
		page
			.getByRole( 'dialog' )
			.getByRole( 'heading', { name: 'Ripple Vase' } )
	).toBeVisible();
} );
