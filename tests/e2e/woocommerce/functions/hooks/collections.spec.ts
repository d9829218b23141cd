/**
 * Changes of other plugins to WooCommerce's up-sells, cross-sells and related
 * products, in our lists.
 */
import type { Locator, Page } from '@playwright/test';
import { putBoth } from '../../../steps/in-place';
import { moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { block, putProductTemplate } from '../../../steps/site';
import { expect, test } from '../../../support/test';

const CLASSIC = 'Classic themes show WooCommerce’s own product pages.';

test.afterEach( ( { site } ) => moveOut( site ) );

/** The list below a heading. */
const listBelow = ( page: Page, heading: string ): Locator =>
	page
		.getByRole( 'main' )
		.locator( '.vitrine-product-listing, .cross-sells' )
		.filter( {
			has: page.getByRole( 'heading', { name: heading, exact: true } ),
		} )
		.getByRole( 'list' );

/** The names in a list. */
const names = ( list: Locator ) =>
	list.locator( '.woocommerce-loop-product__title' ).allTextContents();

/** A list with one row on a product page. */
const listing = ( collection: string, title: string ) =>
	block( 'vitrine/product-listing', {
		collection,
		title,
		rows: 1,
		showCount: false,
		showSort: false,
		showPagination: false,
	} );

/** PHP: the ID of a product by its slug. */
const ID = `$id = static fn ( $slug ) => get_page_by_path( $slug, OBJECT, 'product' )->ID;`;

test( 'filters set number, order and heading of related products', async ( {
	page,
	site,
}, { project } ) => {
	test.skip( project.name !== 'woocommerce', CLASSIC );
	await putProductTemplate(
		site,
		block( 'vitrine/product' ) + listing( 'related', 'More' )
	);
	putCode(
		site,
		`add_filter( 'woocommerce_related_products', static fn () => array_map( static fn ( $slug ) => get_page_by_path( $slug, OBJECT, 'product' )->ID, array( 'wall-shelf', 'bud-vase', 'oak-stool' ) ) );
		add_filter( 'woocommerce_output_related_products_args', static fn ( $args ) => array( 'posts_per_page' => 3, 'columns' => 2, 'orderby' => 'title', 'order' => 'asc' ) + $args );
		add_filter( 'woocommerce_product_related_products_heading', static fn () => 'More like it&hellip;' );`
	);
	await page.goto( '/product/everyday-mug/' );
	const list = listBelow( page, 'More like it…' );
	await expect( list ).toHaveClass( /(^| )columns-2( |$)/ );
	expect( await names( list ) ).toEqual( [
		'Bud Vase',
		'Oak Stool',
		'Wall Shelf',
	] );

	putCode(
		site,
		`add_filter( 'woocommerce_output_related_products_args', static fn ( $args ) => array( 'posts_per_page' => 1 ) + $args );
		add_filter( 'woocommerce_related_products_columns', static fn () => 3 );
		add_filter( 'woocommerce_product_related_products_heading', '__return_false' );`
	);
	await page.goto( '/product/everyday-mug/' );
	const bare = page.getByRole( 'main' ).locator( '.vitrine-product-listing' );
	await expect( bare.getByRole( 'listitem' ) ).toHaveCount( 1 );
	await expect( bare.getByRole( 'list' ) ).toHaveClass( /columns-3/ );
	await expect( bare.locator( '.vitrine-listing-title' ) ).toHaveCount( 0 );
} );

test( 'filters set number, order and columns of up-sells', async ( {
	page,
	site,
}, { project } ) => {
	test.skip( project.name !== 'woocommerce', CLASSIC );
	await site.php(
		`${ ID }
		$mug = wc_get_product( $id( 'everyday-mug' ) );
		$mug->set_upsell_ids( array_map( $id, array( 'wall-shelf', 'bud-vase', 'oak-stool' ) ) );
		$mug->save();`,
		{ user: 1 }
	);
	await putProductTemplate(
		site,
		block( 'vitrine/product' ) + listing( 'upsells', 'Something finer' )
	);
	await page.goto( '/product/everyday-mug/' );
	expect( await names( listBelow( page, 'Something finer' ) ) ).toEqual( [
		'Wall Shelf',
		'Bud Vase',
		'Oak Stool',
	] );
	putCode(
		site,
		`add_filter( 'woocommerce_upsell_display_args', static fn ( $args ) => array( 'posts_per_page' => 2, 'columns' => 5, 'orderby' => 'title', 'order' => 'desc' ) + $args );
		add_filter( 'woocommerce_upsells_order', static fn () => 'asc' );
		add_filter( 'woocommerce_product_upsells_products_heading', static fn ( $text ) => "$text!" );`
	);
	await page.goto( '/product/everyday-mug/' );
	const list = listBelow( page, 'Something finer!' );
	await expect( list ).toHaveClass( /(^| )columns-5( |$)/ );
	expect( await names( list ) ).toEqual( [ 'Bud Vase', 'Oak Stool' ] );
	putCode(
		site,
		`add_filter( 'woocommerce_upsells_total', static fn () => 1 );
		add_filter( 'woocommerce_upsells_columns', static fn () => 1 );
		add_filter( 'woocommerce_upsells_orderby', static fn () => 'id' );`
	);
	await page.goto( '/product/everyday-mug/' );
	const one = listBelow( page, 'Something finer' );
	await expect( one ).toHaveClass( /(^| )columns-1( |$)/ );
	await expect( one.getByRole( 'listitem' ) ).toHaveCount( 1 );
} );

/** Cross-sells in random order cannot be compared. */
const ORDERED = `add_filter( 'woocommerce_cross_sells_orderby', static fn () => 'title' );
	add_filter( 'woocommerce_cross_sells_order', static fn () => 'desc' );`;

test.describe( 'in the cart', () => {
	test.beforeEach( async ( { page, site } ) => {
		await putBoth( site, 'cart' );
		await site.php(
			`${ ID }
			$mug = wc_get_product( $id( 'everyday-mug' ) );
			$mug->set_cross_sell_ids( array_map( $id, array( 'oak-stool', 'ripple-vase', 'pepper-mill' ) ) );
			$mug->save();`,
			{ user: 1 }
		);
		await haveInCart( page, 'Everyday Mug' );
	} );

	test( 'filters set number, order and columns of cross-sells, also after an update', async ( {
		page,
		site,
	} ) => {
		putCode(
			site,
			`${ ORDERED }
			add_filter( 'woocommerce_cross_sells_total', static fn () => 1 );
			add_filter( 'woocommerce_cross_sells_columns', static fn () => 3 );
			add_filter( 'woocommerce_product_cross_sells_products_heading', static fn () => 'Goes with it' );`
		);
		await page.goto( '/their-cart/' );
		const theirs = await names( page.locator( '.cross-sells' ) );
		expect( theirs ).toEqual( [ 'Ripple Vase' ] );
		await page.goto( '/cart/' );
		const list = listBelow( page, 'Goes with it' );
		const see = async () => {
			await expect( list ).toHaveClass( /(^| )columns-3( |$)/ );
			expect( await names( list ) ).toEqual( theirs );
		};
		await see();
		await page
			.getByRole( 'button', { name: /^Increase quantity/ } )
			.click();
		await expect( page.locator( '.order-total' ).first() ).toContainText(
			'42.90'
		);
		await see();
	} );

	test( "plugin output appears in cross-sell cards as in WooCommerce's", async ( {
		page,
		site,
	} ) => {
		putCode(
			site,
			`${ ORDERED }
			foreach ( array( 'before_shop_loop_item', 'before_shop_loop_item_title', 'shop_loop_item_title', 'after_shop_loop_item_title', 'after_shop_loop_item' ) as $place ) {
				foreach ( array( 1, 12 ) as $priority ) {
					add_action( "woocommerce_$place", static fn () => printf( '<span class="hooked">%s</span>', esc_html( "$place $priority " . $GLOBALS['product']->get_slug() . ' ' . get_the_ID() . ' of ' . WC()->cart->get_cart_contents_count() ) ), $priority );
				}
			}`
		);
		/** The parts of the cards and the markers between them. */
		const inCards = () =>
			page
				.locator( '.cross-sells' )
				.locator( '.hooked, img, h2, h3, .price, .button' )
				.evaluateAll( ( nodes ) =>
					nodes
						.filter( ( node ) => node.closest( 'li' ) )
						.map( ( node ) =>
							node.matches( '.hooked' )
								? node.textContent
								: node.tagName
										.replace( /^H\d$/, 'title' )
										.replace( /^(A|BUTTON)$/, 'button' )
						)
				);
		await page.goto( '/their-cart/' );
		const theirs = await inCards();
		expect( theirs ).toHaveLength( 42 );
		expect( theirs ).toContain(
			`after_shop_loop_item 12 ripple-vase ${ await site.php(
				`${ ID } echo $id( 'ripple-vase' );`
			) } of 1`
		);
		await page.goto( '/cart/' );
		expect( await inCards() ).toEqual( theirs );
		await page
			.getByRole( 'button', { name: /^Increase quantity/ } )
			.click();
		await expect
			.poll( inCards )
			.toEqual( theirs.map( ( text ) => text.replace( /1$/, '2' ) ) );
	} );
} );
