import { logIn, newPage, publish } from '../steps/editor';
import { insert } from '../steps/blocks';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

test( 'links from a product to its category and the shop', async ( {
	page,
} ) => {
	await page.goto( '/product/everyday-mug/' );
	const trail = page.getByRole( 'navigation', { name: 'Breadcrumbs' } );
	await expect( trail.getByRole( 'listitem' ) ).toHaveText( [
		'Home',
		'Shop',
		/./,
		'Everyday Mug',
	] );
	await expect(
		trail.getByText( 'Everyday Mug', { exact: true } )
	).toHaveAttribute( 'aria-current', 'page' );
	await expectAccessible( page, '.vitrine-breadcrumbs' );
	await trail.getByRole( 'link' ).nth( 2 ).click();
	await expect( page ).toHaveURL( /product-category/ );
	await expect( trail.getByRole( 'listitem' ) ).toHaveCount( 3 );
	await trail.getByRole( 'link', { name: 'Shop' } ).click();
	await expect( page ).toHaveURL( /\/shop\/$/ );
} );

test( 'an owner adds breadcrumbs to any page', async ( { page } ) => {
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'About the kiln' );
	await insert( page, 'Shop breadcrumbs' );
	await expect(
		canvas.getByRole( 'navigation', { name: 'Breadcrumbs' } )
	).toContainText( 'Home' );
	await page.goto( await publish( page ) );
	await expect(
		page
			.getByRole( 'main' )
			.getByRole( 'navigation', { name: 'Breadcrumbs' } )
			.getByRole( 'listitem' )
	).toHaveText( [ 'Home', 'About the kiln' ] );
} );

test( 'a product page has structured data', async ( { page } ) => {
	await page.goto( '/product/everyday-mug/' );
	const data = await page
		.locator( 'script[type="application/ld+json"]' )
		.textContent();
	expect( JSON.parse( data ?? '' ) ).toMatchObject( {
		'@graph': [
			{ '@type': 'Product', name: 'Everyday Mug' },
			{ '@type': 'BreadcrumbList' },
		],
	} );
} );
