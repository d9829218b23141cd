/**
 * Product queries modified by other plugins, in our listing on an archive. In a
 * classic theme, the list is WooCommerce's own and must be the same.
 */
import type { Page } from '@playwright/test';
import { count, listing, loop, titles } from '../../../steps/listing';
import { moveOut, putCode } from '../../../steps/neighbours';
import { putTemplate } from '../../../steps/site';
import { expect, test } from '../../../support/test';

/** Product slugs of the archive. */
const ALL = [ 'everyday-mug', 'oak-stool', 'wool-throw', 'dinner-plate' ];

const cards = ( page: Page ) =>
	page.getByRole( 'main' ).locator( 'ul.products > li' );

const shown = async ( page: Page, query = '' ): Promise< string[] > => {
	await page.goto( `/product-tag/picked/${ query }` );
	await expect( page.getByRole( 'main' ) ).toBeVisible();
	const links = await cards( page )
		.locator( 'a[href*="/product/"]' )
		.evaluateAll( ( all ) =>
			all.map( ( link ) => link.getAttribute( 'href' ) ?? '' )
		);
	return [
		...new Set(
			links.map(
				( href ) => /\/product\/([^/]+)\//.exec( href )?.[ 1 ] ?? ''
			)
		),
	].sort();
};

const without = ( ...slugs: string[] ): string[] =>
	ALL.filter( ( slug ) => ! slugs.includes( slug ) ).sort();

test.beforeEach( async ( { site } ) => {
	await site.php(
		`foreach ( $args['slugs'] as $slug ) {
			wp_set_object_terms( get_page_by_path( $slug, OBJECT, 'product' )->ID, array( 'Picked' ), 'product_tag' );
		}
		$mug = wc_get_product( get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID );
		$mug->set_average_rating( 4 );
		$mug->set_rating_counts( array( 4 => 1 ) );
		$mug->save();`,
		{ args: { slugs: ALL }, user: 1 }
	);
} );

test.afterEach( ( { site } ) => moveOut( site ) );

const ID = ( slug: string ) =>
	`get_page_by_path( '${ slug }', OBJECT, 'product' )->ID`;

for ( const [ how, code, hidden ] of [
	[
		'woocommerce_product_query',
		`add_action( 'woocommerce_product_query', static fn ( $query ) => $query->set( 'post__not_in', array( ${ ID(
			'everyday-mug'
		) } ) ) );`,
		[ 'everyday-mug' ],
	],
	[
		'pre_get_posts',
		`add_action( 'pre_get_posts', static function ( $query ) {
			if ( ! is_admin() && $query->is_main_query() ) {
				$query->set( 'meta_query', array( array( 'key' => '_for_members', 'compare' => 'NOT EXISTS' ) ) );
			}
		} );
		update_post_meta( ${ ID( 'oak-stool' ) }, '_for_members', 'yes' );`,
		[ 'oak-stool' ],
	],
	[
		'loop_shop_post_in',
		`add_filter( 'loop_shop_post_in', static fn ( $ids ) => array( ${ ID(
			'wool-throw'
		) }, ${ ID( 'dinner-plate' ) } ) );`,
		[ 'everyday-mug', 'oak-stool' ],
	],
	[
		'posts_where',
		`add_filter( 'posts_where', static fn ( $where, $query ) => $query->is_main_query() ? $where . " AND {$GLOBALS['wpdb']->posts}.post_name <> 'dinner-plate'" : $where, 10, 2 );`,
		[ 'dinner-plate' ],
	],
	[
		'woocommerce_product_is_visible',
		`add_filter( 'woocommerce_product_is_visible', static fn ( $visible, $id ) => $visible && ${ ID(
			'wool-throw'
		) } !== $id, 10, 2 );`,
		[ 'wool-throw' ],
	],
] as const ) {
	test( `products a plugin hides from an archive by ${ how } are hidden`, async ( {
		page,
		site,
	} ) => {
		expect( await shown( page ) ).toEqual( without() );
		putCode(
			site,
			`add_action( 'init', static function () { ${ code } } );`
		);
		expect( await shown( page ) ).toEqual( without( ...hidden ) );
	} );
}

test( "a plugin's archive order applies until a shopper chooses one", async ( {
	page,
	site,
}, { project } ) => {
	const first = () => cards( page ).first();
	putCode(
		site,
		`add_action( 'woocommerce_product_query', static function ( $query ) {
			$query->set( 'orderby', 'title' );
			$query->set( 'order', 'DESC' );
		} );`
	);
	await shown( page );
	await expect( first() ).toContainText( 'Wool Throw' );

	// On WooCommerce's own list, this plugin overrules the shopper.
	if ( project.name === 'woocommerce' ) {
		await page
			.getByRole( 'main' )
			.getByRole( 'combobox', { name: 'Sort by' } )
			.selectOption( { label: 'Sort by price: high to low' } );
		await expect( first() ).toContainText( 'Oak Stool' );
	}
} );

test( "URLs of WooCommerce's filters list the same products", async ( {
	page,
} ) => {
	expect( await shown( page, '?max_price=30' ) ).toEqual(
		without( 'oak-stool', 'wool-throw' )
	);
	expect( await shown( page, '?min_price=130' ) ).toEqual( [ 'oak-stool' ] );
	expect( await shown( page, '?rating_filter=4' ) ).toEqual( [
		'everyday-mug',
	] );
	expect( await shown( page, '?filter_colour=sand' ) ).toEqual( [
		'wool-throw',
	] );
} );

test( 'a loop builder on an archive omits hidden products, on the page and in its requests', async ( {
	page,
	site,
}, { project } ) => {
	test.skip(
		project.name !== 'woocommerce',
		'Classic themes have no block templates.'
	);
	await putTemplate(
		site,
		'taxonomy-product_tag',
		listing( 1, '{}', {
			postType: 'product',
			inherit: true,
			order: 'title',
		} )
	);
	putCode(
		site,
		`add_action( 'woocommerce_product_query', static function ( $query ) {
			if ( ! is_admin() && $query->is_main_query() && is_product_tag( 'picked' ) ) {
				$query->set( 'tax_query', array_merge( (array) $query->get( 'tax_query' ), array( array( 'taxonomy' => 'product_cat', 'field' => 'slug', 'terms' => array( 'furniture' ), 'operator' => 'NOT IN' ) ) ) );
				$query->set( 'post__not_in', array( get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID ) );
			}
		} );`
	);
	await page.goto( '/product-tag/picked/' );
	const at = loop( page );
	await expect( titles( at ) ).toHaveText( [ 'Dinner Plate', 'Wool Throw' ] );
	await expect( count( at ) ).toContainText( '2' );
	await at
		.getByRole( 'combobox', { name: /sort/i } )
		.selectOption( { label: 'Sort by price: high to low' } );
	await expect( titles( at ) ).toHaveText( [ 'Wool Throw', 'Dinner Plate' ] );
	await expect( count( at ) ).toContainText( '2' );
} );
