/**
 * Output of other plugins in the cards of WooCommerce's lists, in ours.
 */
import type { Page } from '@playwright/test';
import { moveOut, putCode } from '../../../steps/neighbours';
import { putPage, shortcode } from '../../../steps/site';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

/** The printed markers in document order. */
const printed = ( page: Page ) => page.locator( '.hooked' ).allTextContents();

const LISTING = ( ids: string, inner = '' ) =>
	`<!-- wp:vitrine/product-listing {"collection":"hand-picked","productIds":[${ ids }],"columns":2} -->${ inner }<!-- /wp:vitrine/product-listing -->`;

const TEMPLATE = ( ...parts: string[] ) =>
	`<!-- wp:vitrine/product-template -->${ parts
		.map( ( part ) => `<!-- wp:vitrine/${ part } /-->` )
		.join( '' ) }<!-- /wp:vitrine/product-template -->`;

const PARTS = [
	'loop-product {"part":"image"}',
	'product-title',
	'product-price',
	'loop-product {"part":"button"}',
];

/** The content of both products' cards in document order: parts by name, and markers. */
const inCards = ( page: Page ) =>
	page
		.getByRole( 'listitem' )
		.filter( { has: page.locator( '.hooked' ) } )
		.filter( { hasText: /Everyday Mug|Wool Throw/ } )
		.evaluateAll( ( items ) =>
			items.map( ( item ) =>
				Array.from(
					item.querySelectorAll(
						'.hooked, img, h2, .price, .button'
					),
					( node ) =>
						node.matches( '.hooked' )
							? node.textContent
							: [ 'img', 'h2', '.price', '.button' ].find(
									( part ) => node.matches( part )
							  )
				)
			)
		);

const LOOP =
	'<!-- wp:vitrine/loop-builder {"block_id":"cards","queryId":7,"postType":"product","perPage":60,"order":"title"} --><!-- wp:vitrine/loop-template --><!-- wp:group --><div class="wp-block-group"><!-- wp:post-featured-image /--></div><!-- /wp:group --><!-- wp:post-title {"level":2} /--><!-- wp:vitrine/loop-product /--><!-- wp:vitrine/loop-product {"part":"button"} /--><!-- /wp:vitrine/loop-template --><!-- /wp:vitrine/loop-builder -->';

test( "plugin output in listing cards matches WooCommerce's, however they are composed", async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`foreach ( array( 'before_shop_loop_item', 'before_shop_loop_item_title', 'shop_loop_item_title', 'after_shop_loop_item_title', 'after_shop_loop_item' ) as $place ) {
			foreach ( array( 1, 12 ) as $priority ) {
				add_action( "woocommerce_$place", static fn () => printf( '<span class="hooked">%s</span>', esc_html( "$place $priority " . $GLOBALS['product']->get_slug() . ' ' . get_the_ID() ) ), $priority );
			}
		}`
	);
	const ids = await site.php(
		`echo implode( ',', array_map( static fn ( $slug ) => get_page_by_path( $slug, OBJECT, 'product' )->ID, array( 'everyday-mug', 'wool-throw' ) ) );`
	);
	await putPage(
		site,
		'their-list',
		shortcode( `products ids="${ ids }" orderby="post__in" columns="2"` )
	);
	await putPage( site, 'our-list', LISTING( ids ) );
	await putPage( site, 'our-parts', LISTING( ids, TEMPLATE( ...PARTS ) ) );
	await putPage(
		site,
		'our-titles',
		LISTING( ids, TEMPLATE( 'product-title' ) )
	);
	await putPage( site, 'our-loop', LOOP );
	await page.goto( '/their-list/' );
	const theirs = await printed( page );
	expect( theirs ).toHaveLength( 20 );
	const cards = await inCards( page );
	expect( cards[ 0 ] ).toHaveLength( 14 );
	for ( const path of [ '/our-list/', '/our-parts/', '/our-loop/' ] ) {
		await page.goto( path );
		expect( await inCards( page ), path ).toEqual( cards );
	}
	// Output around an image, price or button is kept without it.
	await page.goto( '/our-titles/' );
	const ours = await printed( page );
	expect( ours.toSorted() ).toEqual( theirs.toSorted() );
} );

/** Prints a marker at each hook around WooCommerce's lists. */
const AROUND = `foreach ( array( 'before_main_content', 'shop_loop_header', 'archive_description', 'before_shop_loop 5', 'before_shop_loop 25', 'before_shop_loop 35', 'after_shop_loop 5', 'after_shop_loop 15', 'no_products_found 5', 'no_products_found 15', 'after_main_content' ) as $place ) {
	list( $name, $priority ) = explode( ' ', $place . ' 10' );
	add_action( "woocommerce_$name", static fn () => printf( '<span class="hooked">%s</span>', esc_html( $place ) ), (int) $priority );
}`;

test( "plugin output around the shop's list appears once, in WooCommerce's order", async ( {
	page,
	site,
} ) => {
	putCode( site, AROUND );
	await page.goto( '/shop/' );
	expect( await printed( page ) ).toEqual( [
		'before_main_content',
		'shop_loop_header',
		'archive_description',
		'before_shop_loop 5',
		'before_shop_loop 25',
		'before_shop_loop 35',
		'after_shop_loop 5',
		'after_shop_loop 15',
		'after_main_content',
	] );
	await site.php( `wp_insert_term( 'Nothing yet', 'product_cat' );`, {
		user: 1,
	} );
	await page.goto( '/product-category/nothing-yet/' );
	expect( await printed( page ) ).toEqual( [
		'before_main_content',
		'shop_loop_header',
		'archive_description',
		'no_products_found 5',
		'no_products_found 15',
		'after_main_content',
	] );
	await page.goto( '/cart/' );
	expect( await printed( page ) ).toEqual( [] );
} );

test( 'plugin output appears between count, sort order, list and pagination', async ( {
	page,
	site,
}, { project } ) => {
	test.skip(
		project.name !== 'woocommerce',
		'Classic themes show WooCommerce’s own product list.'
	);
	putCode( site, AROUND );
	await page.goto( '/shop/' );
	const among = await page
		.locator( '.vitrine-product-listing' )
		.locator(
			'.hooked, .woocommerce-result-count, .woocommerce-ordering, ul.products, nav'
		)
		.evaluateAll( ( all ) =>
			all.map( ( node ) =>
				node.matches( '.hooked' ) ? node.textContent : node.tagName
			)
		);
	expect( among.slice( 3 ) ).toEqual( [
		'before_shop_loop 5',
		'P',
		'before_shop_loop 25',
		'FORM',
		'before_shop_loop 35',
		'UL',
		'after_shop_loop 5',
		'NAV',
		'after_shop_loop 15',
		'after_main_content',
	] );
} );
