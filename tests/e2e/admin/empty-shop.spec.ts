import { foundAs, logIn, newPage, search } from '../steps/editor';
import { emptyShop } from '../steps/setup';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const PRODUCTS = '/wp-admin/edit.php?post_type=vitrine_product';

test( 'an empty shop shows its owner what to do; samples are added and removed, and the checklist is dismissible', async ( {
	page,
	site,
} ) => {
	await emptyShop( site );
	await page.goto( '/shop/' );
	await expect(
		page.getByText( 'There are no products in our shop yet.' )
	).toBeVisible();
	await logIn( page );
	await page.goto( PRODUCTS );
	await expect(
		page.getByRole( 'heading', { name: 'No products yet' } )
	).toBeVisible();
	await expect( page.locator( '.wp-list-table' ) ).toBeHidden();
	await expectAccessible( page, '.vitrine-blank' );
	await page.getByRole( 'button', { name: 'Add sample products' } ).click();
	await expect( page.getByText( 'Sample products added.' ) ).toBeVisible();
	await expect(
		page.getByRole( 'link', { name: 'View “Sample mug”' } )
	).toBeVisible();
	await page
		.getByRole( 'button', { name: 'Remove sample products' } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'No products yet' } )
	).toBeVisible();

	await page.goto( '/wp-admin/admin.php?page=vitrine-orders' );
	const list = page.locator( '#vitrine-checklist' );
	await expect(
		list.getByRole( 'listitem' ).filter( { hasText: 'first product' } )
	).toContainText( 'To do:' );
	await expectAccessible( page, '#vitrine-checklist' );
	await list.getByRole( 'button', { name: 'Dismiss' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Orders', level: 1 } )
	).toBeVisible();
	await expect( list ).toHaveCount( 0 );
	await page.goto( '/wp-admin/edit.php?post_type=page' );
	await expect(
		page.getByRole( 'row' ).filter( { hasText: '— Checkout page' } )
	).toBeVisible();
} );

/** Blocks of products, and what the inserter's preview of an empty shop shows. */
const SAMPLES: ReadonlyArray< [ string, RegExp ] > = [
	[ 'Product listing', /Add to cart/ ],
	[ 'Related products', /You may also like.*Add to cart/s ],
	[ 'Product', /Stoneware mug.*Add to cart/s ],
	[ 'Product reviews', /I would buy it again/ ],
	[ 'Shop breadcrumbs', /Home.*Shop/s ],
];

test( 'in an empty shop, the inserter shows blocks with samples', async ( {
	page,
	site,
} ) => {
	await emptyShop( site );
	await logIn( page );
	await newPage( page, 'Before the first product' );
	await search( page, 'vitrine' );
	const preview = page
		.locator( '.block-editor-inserter__preview-container' )
		.frameLocator( 'iframe' );
	for ( const [ name, content ] of SAMPLES ) {
		await foundAs( page, name ).hover();
		await expect( preview.locator( 'body' ), name ).toContainText(
			content
		);
	}
} );
