/**
 * The most frequent settings of a block in its toolbar.
 */
import type { Page } from '@playwright/test';
import { contentOf, edit, logIn, newPage, publish } from '../steps/editor';
import { insert } from '../steps/blocks';
import { block, productId, putPage } from '../steps/site';
import { expect, test } from '../support/test';
import { select } from './blocks/editor';

/** Selects an item of a toolbar menu. */
async function take( page: Page, menu: string, entry: string ) {
	const button = page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: menu, exact: true } );
	await button.click();
	const choice = page.getByRole( 'menuitemradio', { name: entry } );
	await choice.click();
	await expect( choice ).toBeHidden();
	// The menu returns the focus, which would deselect a block selected earlier.
	await expect( button ).toBeFocused();
}

test( 'an owner inserts a category collection, chooses the category in place, and changes category and columns in the toolbar', async ( {
	page,
} ) => {
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'Rooms' );
	await insert( page, 'By category' );
	await canvas
		.getByRole( 'combobox', { name: 'Category' } )
		.selectOption( { label: 'Lighting' } );
	await expect(
		canvas.getByRole( 'heading', { name: 'Lighting' } )
	).toBeVisible();
	await expect( canvas.getByText( 'Mushroom Table Lamp' ) ).toBeVisible();
	await take( page, 'Category', 'Textiles' );
	await expect(
		canvas.getByRole( 'heading', { name: 'Textiles' } )
	).toBeVisible();
	await expect( canvas.getByText( 'Linen House Robe' ) ).toBeVisible();
	await take( page, 'Columns', '2 columns' );
	await page.goto( await publish( page ) );
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'heading', { level: 2, name: 'Textiles' } )
	).toBeVisible();
	await expect( main.getByRole( 'heading', { level: 3 } ) ).toHaveCount( 2 );
	await expect( main.getByText( 'Mushroom Table Lamp' ) ).toHaveCount( 0 );
} );

test( 'title level, thumbnails and cart icon are set in the toolbar', async ( {
	page,
	site,
} ) => {
	const mug = await productId( site, 'everyday-mug' );
	await putPage(
		site,
		'tools',
		// From top to bottom in the order of selection: the editor scrolls slowly, which moves a toolbar away
		// from under a click.
		block( 'vitrine/mini-cart' ) +
			block(
				'vitrine/product',
				{ productId: mug },
				block( 'vitrine/product-title' ) +
					block( 'vitrine/product-gallery' )
			)
	);
	await logIn( page );
	const canvas = await edit( page, 'tools', site );
	await expect(
		canvas.getByRole( 'heading', { name: 'Everyday Mug' } )
	).toBeVisible();
	for ( const [ name, menu, entry ] of [
		[ 'mini-cart', 'Icon', 'Basket' ],
		[ 'product-title', 'Heading level of the title', 'H2' ],
		[ 'product-gallery', 'Thumbnails', 'Grid' ],
	] as const ) {
		await select( page, `vitrine/${ name }` );
		await take( page, menu, entry );
	}
	for ( const saved of [
		'product-title {"heading":"h2"}',
		'product-gallery {"galleryLayout":"grid"}',
		'mini-cart {"icon":"basket"}',
	] ) {
		await expect.poll( () => contentOf( page ) ).toContain( saved );
	}
} );
