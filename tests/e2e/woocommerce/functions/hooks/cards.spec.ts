/**
 * Changes of plugins to a card's link, image and rating, and to the SKU. In a
 * classic theme, the cards are WooCommerce's own and must show the same.
 */
import { putInPlace } from '../../../steps/in-place';
import { listing } from '../../../steps/listing';
import { moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { block, putPage } from '../../../steps/site';
import { expect, test } from '../../../support/test';

const PLUGIN = `
add_filter( 'woocommerce_loop_product_link', static fn ( $url, $product ) => 'oak-stool' === $product->get_slug() ? add_query_arg( 'from', 'list', $url ) : $url, 10, 2 );
add_filter( 'woocommerce_product_get_image', static fn ( $html, $product ) => 'oak-stool' === $product->get_slug() ? '<span class="turning">' . $html . '</span>' : $html, 10, 2 );
add_filter( 'woocommerce_product_get_rating_html', static fn ( $html, $rating ) => $html . '<span class="judged">Judged by 12 makers</span>', 10, 2 );
add_filter( 'woocommerce_get_price_html', static fn ( $html ) => $html . ' <small>per piece</small>' );
`;

/** Labels and member prices are often styled by classes. */
const CLASSES = `
add_filter( 'woocommerce_post_class', static fn ( $classes, $product ) => 'oak-stool' === $product->get_slug() && in_array( 'instock', $classes, true ) ? array( ...$classes, 'members-only' ) : $classes, 10, 2 );
add_filter( 'post_class', static fn ( $classes, $given, $id ) => 'oak-stool' === get_post_field( 'post_name', $id ) ? array( ...$classes, 'of-oak' ) : $classes, 10, 3 );
`;

test.beforeEach( async ( { site } ) => {
	await site.php(
		`foreach ( array( 'oak-stool', 'everyday-mug' ) as $slug ) {
			wp_set_object_terms( get_page_by_path( $slug, OBJECT, 'product' )->ID, array( 'Judged' ), 'product_tag' );
		}
		$mug = wc_get_product( get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID );
		$mug->set_cross_sell_ids( array( get_page_by_path( 'oak-stool', OBJECT, 'product' )->ID ) );
		$mug->save();`,
		{ user: 1 }
	);
	putCode( site, PLUGIN );
} );

test.afterEach( ( { site } ) => moveOut( site ) );

test( "filters set a card's link, image and rating", async ( { page } ) => {
	await page.goto( '/product-tag/judged/' );
	const cards = page.getByRole( 'main' ).locator( 'ul.products > li' );
	await expect( cards ).toHaveCount( 2 );
	const stool = cards.filter( { hasText: 'Oak Stool' } );
	const mug = cards.filter( { hasText: 'Everyday Mug' } );
	for ( const link of [
		stool.locator( 'a', { has: page.locator( 'img' ) } ),
		stool.locator( 'a', { hasText: 'Oak Stool' } ),
	] ) {
		await expect( link.first() ).toHaveAttribute( 'href', /\?from=list$/ );
	}
	await expect( stool.locator( '.turning img' ) ).toHaveCount( 1 );
	await expect( stool.locator( 'img' ) ).toHaveCount( 1 );
	await expect( stool ).toContainText( 'Judged by 12 makers' );
	await expect( mug.locator( '.turning' ) ).toHaveCount( 0 );
	await expect(
		mug.locator( 'a[href$="/product/everyday-mug/"]' ).first()
	).toBeVisible();
	await expect( mug ).toContainText( 'Judged by 12 makers' );
} );

test( "filters set a card's classes", async ( { page, site } ) => {
	putCode( site, CLASSES );
	await page.goto( '/product-tag/judged/' );
	const cards = page.getByRole( 'main' ).locator( 'ul.products > li' );
	await expect( cards ).toHaveCount( 2 );
	const stool = cards.filter( { hasText: 'Oak Stool' } );
	await expect( stool ).toHaveClass( /\bmembers-only\b/ );
	await expect( stool ).toHaveClass( /\bof-oak\b/ );
	await expect( cards.filter( { hasText: 'Everyday Mug' } ) ).not.toHaveClass(
		/members-only|of-oak/
	);
} );

test( 'cross-sells in the cart have filtered classes before and after an update', async ( {
	page,
	site,
} ) => {
	putCode( site, CLASSES );
	await putInPlace( site, 'cart' );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	const stool = page
		.getByRole( 'main' )
		.locator( '.cross-sells li' )
		.filter( { hasText: 'Oak Stool' } );
	await expect( stool ).toHaveClass( /\bmembers-only\b/ );
	await page
		.getByRole( 'button', { name: /^Increase quantity/ } )
		.first()
		.click();
	await expect(
		page.locator( '.vitrine-cart[data-vitrine-hydrated]' )
	).toHaveCount( 1 );
	await expect( page.locator( '.order-total' ).first() ).toContainText(
		'42.90'
	);
	await expect( stool ).toHaveClass( /\bmembers-only\b/ );
} );

test( 'cross-sells in the cart have filtered content before and after an update', async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'cart' );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	const stool = page
		.getByRole( 'main' )
		.locator( '.cross-sells li' )
		.filter( { hasText: 'Oak Stool' } );
	const same = async () => {
		await expect( stool.locator( '.turning img' ) ).toHaveCount( 1 );
		await expect( stool ).toContainText( 'Judged by 12 makers' );
		await expect(
			stool.locator( 'a[href*="/product/oak-stool/"]' ).first()
		).toHaveAttribute( 'href', /\?from=list$/ );
	};
	await same();
	await page
		.getByRole( 'button', { name: /^Increase quantity/ } )
		.first()
		.click();
	await expect(
		page.locator( '.vitrine-cart[data-vitrine-hydrated]' )
	).toHaveCount( 1 );
	await expect( page.locator( '.order-total' ).first() ).toContainText(
		'42.90'
	);
	await same();
} );

test( 'loop builder cards have filtered price and image', async ( {
	page,
	site,
} ) => {
	await putPage(
		site,
		'judged',
		listing( 1, '{}', { postType: 'product', perPage: 40 } ).replace(
			'<!-- wp:post-title',
			'<!-- wp:vitrine/loop-product {"part":"image"} /--><!-- wp:vitrine/loop-product {"part":"price"} /--><!-- wp:post-title'
		)
	);
	await page.goto( '/judged/' );
	const stool = page
		.locator( '.vitrine-loop-item' )
		.filter( { hasText: 'Oak Stool' } );
	await expect( stool ).toContainText( 'per piece' );
	await expect( stool.locator( '.turning img' ) ).toHaveCount( 1 );
} );

test( 'shows no SKU when SKUs are off', async ( { page, site } ) => {
	const meta = () => page.getByRole( 'main' ).locator( '.product_meta' );
	for ( const slug of [ 'everyday-mug', 'wool-throw' ] ) {
		await page.goto( `/product/${ slug }/` );
		await expect( meta() ).toContainText( 'SKU' );
	}
	putCode(
		site,
		`add_filter( 'wc_product_sku_enabled', '__return_false' );`
	);
	for ( const slug of [ 'everyday-mug', 'wool-throw' ] ) {
		await page.goto( `/product/${ slug }/` );
		await expect( meta() ).not.toContainText( 'SKU' );
	}
} );

test( 'filters set the button text of a card that links to its product', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_filter( 'woocommerce_product_add_to_cart_text', static fn ( $text, $product ) => $product->is_type( 'variable' ) ? 'Pick yours' : ( $product->is_in_stock() ? $text : 'Tell me when it is back' ), 10, 2 );`
	);
	await site.php(
		`$product = wc_get_product( get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID );
		$product->set_manage_stock( false );
		$product->set_stock_status( 'outofstock' );
		$product->save();`,
		{ user: 1 }
	);
	await putPage( site, 'goods', block( 'vitrine/product-listing', {} ) );
	for ( const [ order, text ] of [
		[ 'price-desc', 'Pick yours' ],
		[ 'price', 'Tell me when it is back' ],
	] as const ) {
		await page.goto( `/goods/?s=&orderby=${ order }` );
		await expect(
			page.getByRole( 'main' ).getByText( text ).first()
		).toBeVisible();
	}
} );
