/**
 * WooCommerce's output about a brand, around our listing of its products.
 */
import { moveOut, putCode } from '../../../steps/neighbours';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

test( "a brand's image and description appear once above its products", async ( {
	page,
	site,
}, { project } ) => {
	test.skip(
		project.name !== 'woocommerce',
		'Classic themes show WooCommerce’s own product list.'
	);
	await site.php(
		`update_option( 'wc_brands_show_description', 'yes' );
		$brand = wp_insert_term( 'Hazel Works', 'product_brand', array( 'description' => 'Turned by hand since 1911.' ) )['term_id'];
		$mug   = get_page_by_path( 'everyday-mug', OBJECT, 'product' );
		wp_set_object_terms( $mug->ID, array( $brand ), 'product_brand' );
		update_term_meta( $brand, 'thumbnail_id', get_post_thumbnail_id( $mug ) );`,
		{ user: 1 }
	);
	await page.goto( '/brand/hazel-works/' );
	const main = page.getByRole( 'main' );
	await expect( main.locator( 'ul.products > li' ) ).toHaveCount( 1 );
	await expect(
		main.getByRole( 'heading', { name: 'Everyday Mug' } )
	).toBeVisible();
	await expect( main.locator( 'img.brand-thumbnail' ) ).toHaveCount( 1 );
	await expect( main.getByText( 'Turned by hand since 1911.' ) ).toHaveCount(
		1
	);
	await site.php( `update_option( 'wc_brands_show_description', 'no' );`, {
		user: 1,
	} );
	await page.goto( '/brand/hazel-works/' );
	await expect( main.locator( 'img.brand-thumbnail' ) ).toHaveCount( 0 );
} );

test( 'a listing on a tag archive shows only its products', async ( {
	page,
	site,
} ) => {
	await site.php(
		`wp_set_object_terms( get_page_by_path( 'oak-stool', OBJECT, 'product' )->ID, array( 'Of oak' ), 'product_tag' );`,
		{ user: 1 }
	);
	await page.goto( '/product-tag/of-oak/' );
	const cards = page.getByRole( 'main' ).locator( 'ul.products > li' );
	await expect( cards ).toHaveCount( 1 );
	await expect( cards ).toContainText( 'Oak Stool' );
} );

test( 'woocommerce_share output appears once on a product page', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_action( 'woocommerce_share', static fn () => printf( '<a class="hooked" href="#">Share %s</a>', esc_html( $GLOBALS['product']->get_name() ) ) );`
	);
	await page.goto( '/product/everyday-mug/' );
	await expect(
		page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Share Everyday Mug' } )
	).toHaveCount( 1 );
} );
