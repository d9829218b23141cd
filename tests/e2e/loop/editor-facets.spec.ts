import { inspector, logIn, newPage, publish } from '../steps/editor';
import { insert } from '../steps/blocks';
import { test, expect } from '../support/test';

test( 'a listing with a facet sheet is inserted, and its filters are always in the sheet on its page', async ( {
	page,
} ) => {
	await logIn( page );
	const canvas = await newPage( page, 'All there is' );
	await insert( page, 'All products with a filter sheet' );
	const builder = canvas.locator( '[data-type="vitrine/loop-builder"]' );
	const colors = builder
		.locator( '[data-type="vitrine/loop-facet"]' )
		.filter( { hasText: 'Color' } );
	await expect(
		colors.locator( '.vitrine-loop-swatch' ).first()
	).toBeVisible();
	await colors.click();
	await inspector( page )
		.getByRole( 'combobox', { name: 'Display' } )
		.selectOption( 'Checkboxes' );
	await expect( colors.locator( '.vitrine-loop-swatch' ) ).toHaveCount( 0 );
	await inspector( page )
		.getByRole( 'checkbox', { name: 'Search within values' } )
		.check();
	await expect( colors.locator( '[type="search"]' ) ).toBeVisible();
	// Select the parent block.
	await page.keyboard.press( 'Escape' );
	await page.evaluate( () => {
		const { select, dispatch } = (
			window as unknown as {
				wp: {
					data: {
						select: ( store: string ) => {
							getSelectedBlockClientId: () => string;
							getBlockRootClientId: ( id: string ) => string;
						};
						dispatch: ( store: string ) => {
							selectBlock: ( id: string ) => void;
						};
					};
				};
			}
		 ).wp.data;
		const editor = select( 'core/block-editor' );
		dispatch( 'core/block-editor' ).selectBlock(
			editor.getBlockRootClientId( editor.getSelectedBlockClientId() )
		);
	} );
	await inspector( page )
		.getByRole( 'combobox', { name: 'Overlay' } )
		.selectOption( 'Always' );
	await inspector( page )
		.getByRole( 'textbox', { name: 'Button text' } )
		.fill( 'Narrow it down' );
	await page.goto( await publish( page ) );
	await page.getByRole( 'button', { name: 'Narrow it down' } ).click();
	const sheet = page.getByRole( 'dialog', { name: 'Filters' } );
	await expect(
		sheet.getByRole( 'searchbox', { name: 'Search in this filter' } )
	).toBeVisible();
	await sheet.getByRole( 'checkbox', { name: /Lighting/ } ).check();
	await expect(
		sheet.getByRole( 'button', { name: 'Show 4 results' } )
	).toBeVisible();
} );
