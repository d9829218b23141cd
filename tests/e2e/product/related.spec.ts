import { inspector, logIn, newPage, publish } from '../steps/editor';
import { insert } from '../steps/blocks';
import { test, expect } from '../support/test';

test( 'a product page lists related products of its category, not itself', async ( {
	page,
} ) => {
	await page.goto( '/product/everyday-mug/' );
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'heading', { level: 2, name: 'You may also like' } )
	).toBeVisible();
	const related = main.locator( '.vitrine-product-listing' );
	await expect(
		related.getByRole( 'heading', { level: 3 } ).first()
	).toBeVisible();
	await expect(
		related.getByRole( 'heading', { level: 3, name: 'Everyday Mug' } )
	).toHaveCount( 0 );
	const shown = await related
		.getByRole( 'heading', { level: 3 } )
		.allTextContents();
	await page.goto( '/product-category/ceramics/' );
	const ceramics = await main
		.locator( '.vitrine-product-listing' )
		.getByRole( 'listitem' )
		.getByRole( 'heading' )
		.allTextContents();
	expect( ceramics ).toContain( 'Everyday Mug' );
	expect( ceramics ).toEqual( expect.arrayContaining( shown ) );
} );

test( 'an owner adds a collection to any page', async ( { page } ) => {
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'Offers' );
	await insert( page, 'Product listing' );
	await expect( canvas.getByText( 'Everyday Mug' ).first() ).toBeVisible();
	await inspector( page )
		.getByRole( 'combobox', { name: 'Collection' } )
		.selectOption( { label: 'On sale' } );
	await inspector( page )
		.getByRole( 'textbox', { name: 'Heading', exact: true } )
		.fill( 'Bargains' );
	await expect(
		canvas.getByRole( 'heading', { name: 'Bargains' } )
	).toBeVisible();
	await page.goto( await publish( page ) );
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'heading', { level: 2, name: 'Bargains' } )
	).toBeVisible();
	const items = main
		.locator( '.vitrine-product-listing' )
		.getByRole( 'listitem' );
	await expect( items.first() ).toBeVisible();
	await expect( items.filter( { hasNotText: 'Sale!' } ) ).toHaveCount( 0 );
} );
