import { logIn, newPage, publish } from '../steps/editor';
import { insert } from '../steps/blocks';
import { addButton, expectCount } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const PRODUCTS = '/?s=vase&post_type=vitrine_product';

test( 'a product search finds cards with prices, which can be sorted and bought', async ( {
	page,
} ) => {
	await page.goto( PRODUCTS );
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'heading', { level: 1, name: /vase/ } )
	).toBeVisible();
	await expect( main.getByText( 'Showing all 3 results' ) ).toBeVisible();
	const vase = main.getByRole( 'listitem' ).filter( { hasText: 'Bud Vase' } );
	await expect( vase ).toContainText( '18.00' );
	await expectAccessible( page, 'main' );
	await main
		.getByRole( 'combobox', { name: /^Sort/ } )
		.selectOption( { label: 'Sort by price: low to high' } );
	await expect( page ).toHaveURL( /orderby=price/ );
	await expect( page ).toHaveURL( /s=vase/ );
	await expect(
		main
			.locator( '.vitrine-product-listing' )
			.getByRole( 'listitem' )
			.first()
	).toContainText( 'Bud Vase' );
	await addButton( page, 'Bud Vase' ).click();
	await expectCount( page, 1 );
} );

test( 'a product search without results says so and can be repeated', async ( {
	page,
} ) => {
	await page.goto( '/?s=anvil&post_type=vitrine_product' );
	const main = page.getByRole( 'main' );
	await expect( main.getByText( 'No products found.' ) ).toBeVisible();
	await expect(
		main.getByRole( 'link', { name: 'Browse the shop' } )
	).toHaveAttribute( 'href', /\/shop\/$/ );
	await main.getByRole( 'searchbox' ).fill( 'mug' );
	await main.getByRole( 'button', { name: 'Search' } ).click();
	await expect( main.getByText( 'Everyday Mug' ) ).toBeVisible();
	await expect( page ).toHaveURL( /post_type=vitrine_product/ );
} );

test( "a site search stays the theme's", async ( { page } ) => {
	await page.goto( '/?s=looms' );
	await expect( page.getByRole( 'main' ) ).toContainText( 'Ninety years' );
	await expect(
		page.getByRole( 'main' ).locator( '.vitrine-product-listing' )
	).toHaveCount( 0 );
} );

test( 'the product search block can be inserted', async ( { page } ) => {
	test.slow();
	await logIn( page );
	await newPage( page, 'Looking' );
	await insert( page, 'Product search' );
	await page.goto( await publish( page ) );
	const main = page.getByRole( 'main' );
	await main.getByRole( 'searchbox' ).fill( 'vase' );
	await main.getByRole( 'button', { name: 'Search' } ).click();
	await expect( main.locator( '.vitrine-product-listing' ) ).toContainText(
		'Bud Vase'
	);
} );
