import { putPage, scrollTo } from '../steps/site';
import { test, expect } from '../support/test';

test( 'keeps the summary in view beside the pictures [2.3-06]', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 600 } );
	await page.goto( '/product/ripple-vase/' );
	const title = page.getByRole( 'heading', { name: 'Ripple Vase' } );
	const start = ( await title.boundingBox() )!.y;
	await scrollTo( page, 400 );
	await expect( title ).toBeInViewport();
	const later = ( await title.boundingBox() )!.y;
	expect( later ).toBeGreaterThan( start - 400 );
	expect( later ).toBeLessThan( 60 );
} );

test( 'the accordion pattern keeps the pictures in view beside the longer summary', async ( {
	page,
	site,
} ) => {
	const pattern = await site.php(
		`echo WP_Block_Patterns_Registry::get_instance()->get_registered( 'vitrine/product-accordion' )['content'];`
	);
	const id = await site.php(
		`echo get_page_by_path( 'linen-house-robe', OBJECT, 'vitrine_product' )->ID;`
	);
	await putPage(
		site,
		'accordion',
		pattern.replace(
			'<!-- wp:vitrine/product {',
			`<!-- wp:vitrine/product {"productId":${ id },`
		)
	);
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( '/accordion/' );
	const details = page.getByText( 'Additional information' );
	await details.scrollIntoViewIfNeeded();
	const picture = page
		.getByRole( 'main' )
		.locator( '.images' )
		.getByRole( 'img', { name: /Linen House Robe/ } )
		.first();
	const start = ( await picture.boundingBox() )!.y;
	await scrollTo( page, 700 );
	await expect( picture ).toBeInViewport();
	const later = ( await picture.boundingBox() )!.y;
	expect( later ).toBeGreaterThanOrEqual( 0 );
	expect( later ).toBeLessThan( start + 1 );
} );
