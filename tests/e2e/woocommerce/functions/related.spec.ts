/**
 * Product lists of WooCommerce below a product: up-sells and related products.
 */
import type { Locator, Page } from '@playwright/test';
import { moveOut, putCode } from '../../steps/neighbours';
import { expect, test } from '../../support/test';

const MUG = '/product/everyday-mug/';

/** Headings of product lists in document order. */
const lists = ( page: Page ) =>
	page
		.getByRole( 'main' )
		.getByRole( 'heading', {
			name: /^(You may also like|Related products)/,
		} )
		.allTextContents();

test.beforeEach( ( { site } ) =>
	site.php(
		`$product = static fn ( string $slug ) => get_page_by_path( $slug, OBJECT, 'product' )->ID;
		$mug = wc_get_product( $product( 'everyday-mug' ) );
		$mug->set_upsell_ids( array( $product( 'glass-carafe' ) ) );
		$mug->save();`,
		{ user: 1 }
	)
);

test( 'a product page lists up-sells and related products', async ( {
	page,
} ) => {
	await page.goto( MUG );
	expect( await lists( page ) ).toEqual( [
		expect.stringMatching( /^You may also like/ ),
		'Related products',
	] );
	const main = page.getByRole( 'main' );
	const related = main.locator( 'section.related' );
	await expect(
		related.getByRole( 'button', { name: /^Add to cart/ } ).first()
	).toBeVisible();
	// Not only in the image column.
	const width = async ( locator: Locator ) =>
		( await locator.boundingBox() )?.width ?? 0;
	expect( await width( related ) ).toBeGreaterThan(
		( await width( main.locator( '.images' ).first() ) ) * 1.2
	);
} );

test( 'filters set number and products of the related list', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_filter( 'woocommerce_output_related_products_args', static fn ( $given ) => array( 'posts_per_page' => 2 ) + $given );
		add_filter( 'woocommerce_product_related_posts_relate_by_category', '__return_false' );
		add_filter( 'woocommerce_product_related_posts_relate_by_tag', '__return_false' );
		add_filter( 'woocommerce_product_related_posts_force_display', '__return_true' );
		add_filter( 'woocommerce_product_related_posts_query', static fn ( $query ) => array_merge( $query, array( 'where' => $query['where'] . " AND p.post_name IN ( 'glass-carafe', 'ripple-vase', 'bud-vase' )" ) ) );`
	);
	try {
		await page.goto( MUG );
		const names = page
			.locator( 'section.related' )
			.locator( '.woocommerce-loop-product__title' );
		await expect( names ).toHaveCount( 2 );
		for ( const name of await names.allTextContents() ) {
			expect( name ).toMatch( /^(Ripple|Bud) Vase$/ );
		}
	} finally {
		moveOut( site );
	}
} );
