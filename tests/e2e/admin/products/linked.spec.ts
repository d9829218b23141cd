import { logIn } from '../../steps/editor';
import { block, putProductTemplate } from '../../steps/site';
import { expect, test } from '../../support/test';

test( 'an owner selects upsells by name, and the product page lists them', async ( {
	page,
	site,
} ) => {
	await putProductTemplate(
		site,
		block( 'vitrine/product-listing', {
			collection: 'upsells',
			title: 'You may also like',
			heading: 'h3',
		} )
	);
	await logIn( page );
	const id = await site.php(
		`echo get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID;`
	);
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const box = page.locator( '[data-vitrine-product-data]' );
	await box.getByLabel( /^Upsells/ ).fill( 'Carafe' );
	await box
		.getByRole( 'button', { name: 'Glass Carafe', exact: true } )
		.click();
	const chosen = box.getByRole( 'button', { name: 'Remove Glass Carafe' } );
	await expect( chosen ).toBeVisible();
	await page.getByRole( 'button', { name: /^(Update|Save)$/ } ).click();
	await expect( page.getByText( /^(Post|Product) updated/ ) ).toBeVisible();
	await expect( chosen ).toBeVisible();

	await page.goto( '/product/everyday-mug/' );
	await expect(
		page
			.locator( '.vitrine-product-listing' )
			.getByRole( 'heading', { level: 3 } )
	).toHaveText( [ 'Glass Carafe' ] );
} );
