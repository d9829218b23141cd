/**
 * Recently viewed products.
 */
import { expectCount } from '../steps/shopper';
import { block, putProductTemplate } from '../steps/site';
import { expect, test } from '../support/test';

const TITLE = 'Recently viewed';

test( 'a product page shows recently viewed products, latest first', async ( {
	page,
	site,
} ) => {
	await putProductTemplate(
		site,
		block( 'vitrine/product' ) +
			block( 'vitrine/product-listing', {
				collection: 'recently-viewed',
				title: TITLE,
				heading: 'h3',
				showCount: false,
				showSort: false,
			} )
	);
	const main = page.getByRole( 'main' );
	const heading = main.getByRole( 'heading', { level: 2, name: TITLE } );
	const names = page
		.locator( '.vitrine-product-listing' )
		.getByRole( 'heading', { level: 3 } );
	const kept = () =>
		page.evaluate( () =>
			Object.entries( localStorage )
				.filter( ( [ key ] ) => key.includes( '_viewed_' ) )
				.map(
					( [ , ids ] ) =>
						( JSON.parse( String( ids ) ) as number[] ).length
				)
		);

	// Without the block, nothing is stored.
	await page.goto( '/shop/' );
	await page.waitForLoadState();
	expect( await kept() ).toEqual( [] );

	await page.goto( '/product/everyday-mug/' );
	await expect.poll( kept ).toEqual( [ 1 ] );
	await expect( heading ).toHaveCount( 0 );
	await page.goto( '/product/ripple-vase/' );
	await expect( names ).toHaveText( [ 'Everyday Mug' ] );
	await expect( heading ).toBeVisible();

	await page.goto( '/product/glass-carafe/' );
	await expect( names ).toHaveText( [ 'Ripple Vase', 'Everyday Mug' ] );
	await page.goto( '/product/everyday-mug/' );
	await expect( names ).toHaveText( [ 'Glass Carafe', 'Ripple Vase' ] );

	// Products that are no longer available are not shown.
	await site.php(
		`wp_update_post( array( 'ID' => get_page_by_path( 'glass-carafe', OBJECT, Vitrine\\Plugin::engine()->content_types()['post_type'] )->ID, 'post_status' => 'draft' ) );`,
		{ user: 1 }
	);
	await page.reload();
	await expect( names ).toHaveText( [ 'Ripple Vase' ] );
} );

test( "recently viewed products use the owner's cards, which sell and open the quick view", async ( {
	page,
	site,
} ) => {
	await putProductTemplate(
		site,
		block( 'vitrine/product' ) +
			block(
				'vitrine/product-listing',
				{
					collection: 'recently-viewed',
					layout: 'list',
					quickView: 'none',
					showSort: false,
				},
				block(
					'vitrine/product-template',
					{},
					block( 'vitrine/loop-product', { part: 'image' } ) +
						block( 'vitrine/product-price' ) +
						block( 'vitrine/product-title', { heading: 'h3' } ) +
						block( 'vitrine/loop-product', { part: 'button' } ) +
						block( 'vitrine/loop-product', { part: 'quick-view' } )
				)
			)
	);
	await page.goto( '/product/everyday-mug/' );
	await page.waitForLoadState();
	await page.goto( '/product/ripple-vase/' );
	const mug = page
		.locator( '.vitrine-product-listing' )
		.getByRole( 'listitem' )
		.filter( { hasText: 'Everyday Mug' } );
	// The page was rendered without products, but still has the list's styles.
	const [ picture, words ] = await Promise.all(
		[ mug.locator( 'img' ), mug.getByRole( 'heading' ) ].map( ( part ) =>
			part.boundingBox()
		)
	);
	expect( words!.x ).toBeGreaterThanOrEqual( picture!.x + picture!.width );
	await expect( mug ).toHaveText( /19\.00\s*Everyday Mug/ );
	await mug.getByRole( 'button', { name: /^Add to cart/ } ).click();
	await expectCount( page, 1 );
	await mug.getByRole( 'button', { name: /^Quick view/ } ).click();
	await expect(
		page
			.getByRole( 'dialog' )
			.getByRole( 'heading', { name: 'Everyday Mug' } )
	).toBeVisible();
} );
