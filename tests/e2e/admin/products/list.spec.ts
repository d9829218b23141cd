import type { Page } from '@playwright/test';
import { logIn } from '../../steps/editor';
import { expect, test } from '../../support/test';

const row = ( page: Page, name: string ) =>
	page.locator( '#the-list > tr' ).filter( {
		has: page.getByRole( 'link', { name, exact: true } ),
	} );

const openList = async ( page: Page ) => {
	await logIn( page );
	await page.goto(
		'/wp-admin/edit.php?post_type=vitrine_product&orderby=title&order=asc'
	);
};

test( 'bulk edit changes prices of several products', async ( { page } ) => {
	await openList( page );
	for ( const name of [ 'Everyday Mug', 'Glass Carafe' ] ) {
		await page
			.getByRole( 'checkbox', { name: `Select ${ name }` } )
			.check();
	}
	await page
		.getByRole( 'combobox', { name: 'Select bulk action' } )
		.first()
		.selectOption( 'edit' );
	await page.getByRole( 'button', { name: 'Apply' } ).first().click();
	const form = page.getByRole( 'region', { name: 'Bulk Edit' } );
	const price = form.getByRole( 'textbox', { name: /^Regular price/ } );
	await expect( price ).toBeHidden();
	await form
		.getByRole( 'combobox', { name: 'Price' } )
		.selectOption( { label: 'Change to:' } );
	await price.fill( '77.70' );
	await form.getByRole( 'button', { name: 'Update' } ).click();
	await expect( page.getByText( '2 products updated.' ) ).toBeVisible();
	await expect( row( page, 'Everyday Mug' ) ).toContainText( '€77.70' );
	await expect( row( page, 'Glass Carafe' ) ).toContainText( '€77.70' );
} );

test( 'Import and Export are beside Add product', async ( { page } ) => {
	await openList( page );
	const main = page.locator( '.wrap' ).first();
	for ( const name of [ 'Import', 'Export' ] ) {
		await main.getByRole( 'link', { name, exact: true } ).click();
		await expect(
			page.getByRole( 'heading', {
				name: `${ name } products`,
				level: 1,
			} )
		).toBeVisible();
		await page.goBack();
	}
} );

test( 'Quick edit shows prices, keeps rejected entries and saves', async ( {
	page,
} ) => {
	await openList( page );
	const mug = row( page, 'Everyday Mug' );
	await mug.hover();
	await mug.getByRole( 'button', { name: /^Quick edit/ } ).click();
	const form = page.getByRole( 'region', { name: 'Quick Edit' } );
	const price = form.getByRole( 'textbox', { name: 'Price' } );
	await expect( price ).toHaveValue( /^\d+\.\d\d$/ );
	await price.fill( 'cheap' );
	await form.getByRole( 'button', { name: 'Update' } ).click();
	await expect(
		form.getByText( '"cheap" is not a valid price.' )
	).toBeVisible();
	await expect( price ).toHaveValue( 'cheap' );
	await price.fill( '55.50' );
	await form.getByRole( 'textbox', { name: 'SKU' } ).fill( 'QUICK-1' );
	await form.getByRole( 'button', { name: 'Update' } ).click();
	await expect( form ).toBeHidden();
	await expect( mug ).toContainText( '€55.50' );
	await expect( mug ).toContainText( 'QUICK-1' );
} );

test( 'a product is duplicated from the list', async ( { page } ) => {
	await openList( page );
	const mug = row( page, 'Everyday Mug' );
	await mug.hover();
	await mug.getByRole( 'link', { name: /^Duplicate/ } ).click();
	await expect( page.getByText( 'Product duplicated.' ) ).toBeVisible();
	await expect( page.locator( '#title' ) ).toHaveValue(
		'Everyday Mug (Copy)'
	);
} );
