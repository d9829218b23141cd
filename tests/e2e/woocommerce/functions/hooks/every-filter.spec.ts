/**
 * Each hook that WooCommerce's own page fires must be fired on ours too, or there
 * must be a reason.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../../site/types';
import { putInPlace } from '../../../steps/in-place';
import { moveOut, putCode, putPlugins } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { putPage, shortcode } from '../../../steps/site';
import { expect, test } from '../../../support/test';

/** Hooks that belong to no page, or to things that our pages do in another way. */
const OTHERWISE: ReadonlyArray< [ RegExp, string ] > = [
	[
		/^woocommerce_product(_variation|-variation)?_(get|title|data_store)|^woocommerce_(is_(virtual|downloadable)|product_needs_shipping|get_children|attribute_orderby)$/,
		'Data of a product; which are read differs.',
	],
	[
		/^woocommerce_variation_prices_/,
		'What they say is kept from the page before.',
	],
	[
		/^woocommerce_sale_flash$/,
		'Heard, but for what a theme says for its own cards.',
	],
	[
		/_params$|^woocommerce_get_(script_data|path_define_tokens)$/,
		'Settings of scripts, and files, that our pages do without.',
	],
	[
		/shortcode|^wc_get_template(_part)?$|^woocommerce_(locate_template|before_template_part|after_template_part)$/,
		'Our pages are blocks, not files of templates.',
	],
	[
		/^(woocommerce_product_)?loop_(start|end|no_results)$/,
		'The list of a template.',
	],
	[
		/^woocommerce_(kses_notice_allowed_tags|notice_types|add_notice|before_checkout_form_cart_notices)$/,
		'Notices, of which the page has none.',
	],
	[
		/^woocommerce_(single_product_(carousel_options|flexslider_enabled|photoswipe_\w+|zoom_\w+|image_gallery_classes)|product_thumbnails_(columns|large_size)|thumbnail_size|gallery_\w+)$/,
		'WooCommerce’s gallery; what plugins put into its slides is heard.',
	],
	[
		/^woocommerce_(get_product_class_include_taxonomies|product_loop_title_classes)$/,
		'Classes by which themes draw cards of their own.',
	],
	[ /^woocommerce_post_class$/, 'Asked where a plugin answers.' ],
	[
		/^woocommerce_(pagination_args|catalog_orderedby)$/,
		'Words and marks of its pagination, and of the order that it announces.',
	],
	[ /^woocommerce_ajax_variation_threshold$/, 'Our form knows them all.' ],
	[
		/^woocommerce_(\w+_add_to_cart|format_stock_quantity)$/,
		'Heard where somebody prints there; the stock of children is in their row.',
	],
	[
		/^woocommerce_(form_field|form_field_\w+)$/,
		'HTML of its fields: ours are drawn from what the fields say.',
	],
	[
		/country_locale|^woocommerce_(default_address_fields|get_base_location|countries_\w+_countr(y|ies)|states|localisation_address_formats|formatted_address_\w+)$/,
		'Its shipping calculator and its line “Shipping to”.',
	],
	[
		/^woocommerce_get_(myaccount_page_permalink|endpoint_url)$/,
		'Addresses in its login; ours has them where it is shown.',
	],
	[
		/^woocommerce_(shipping_rate_id|cart_item_required_stock_is_not_enough|check_cart_items)$/,
		'An id of an input; checks, which ours makes of a cart with something in it.',
	],
];

const called = async ( page: Page, path: string ): Promise< string[] > => {
	await page.goto( path );
	return JSON.parse(
		( await page.locator( '#neighbour-called' ).textContent() ) ?? '[]'
	) as string[];
};

const isOtherwise = ( hook: string ): boolean =>
	OTHERWISE.some( ( [ pattern ] ) => pattern.test( hook ) );

/** Publishes a page with a WooCommerce shortcode. */
const putTheirs = ( site: Site, text: string ): Promise< unknown > =>
	putPage( site, 'theirs', shortcode( text ) );

const id = ( site: Site, slug: string ): Promise< string > =>
	site.php(
		`echo get_page_by_path( $args['slug'], OBJECT, 'product' )->ID;`,
		{
			args: { slug },
		}
	);

test.beforeEach( ( { site }, { project } ) => {
	test.skip(
		project.name !== 'woocommerce',
		'Classic themes show WooCommerce’s own product pages.'
	);
	putPlugins( site, 'every-filter' );
	// WooCommerce selects them at random, and each product type has hooks of its own.
	putCode(
		site,
		`add_filter( 'woocommerce_related_products', static fn () => array( get_page_by_path( 'oak-stool', OBJECT, 'product' )->ID ) );`
	);
} );

test.afterEach( ( { site } ) => moveOut( site ) );

/** Hooks that WooCommerce's page fires and ours does not. */
const missing = async ( page: Page, ours: string ): Promise< string[] > => {
	await called( page, '/theirs/' );
	const theirs = await called( page, '/theirs/' );
	expect( theirs.length ).toBeGreaterThan( 200 );
	const own = new Set( await called( page, ours ) );
	return theirs.filter(
		( hook ) => ! own.has( hook ) && ! isOtherwise( hook )
	);
};

test( 'every hook fires in a product list', async ( { page, site } ) => {
	const slugs = [ 'oak-stool', 'velvet-cushion', 'wool-throw' ];
	await site.php(
		`foreach ( $args['slugs'] as $slug ) {
			wp_set_object_terms( get_page_by_path( $slug, OBJECT, 'product' )->ID, array( 'Called' ), 'product_tag' );
		}`,
		{ args: { slugs }, user: 1 }
	);
	await putTheirs( site, 'products tag="called" paginate="true"' );
	expect( await missing( page, '/product-tag/called/' ) ).toEqual( [] );
} );

for ( const slug of [ 'everyday-mug', 'wool-throw', 'table-set' ] ) {
	test( `every hook fires on the page of ${ slug }`, async ( {
		page,
		site,
	} ) => {
		await putTheirs(
			site,
			`product_page id="${ await id( site, slug ) }"`
		);
		expect( await missing( page, `/product/${ slug }/` ) ).toEqual( [] );
	} );
}

for ( const name of [ 'cart', 'checkout' ] as const ) {
	test( `every hook fires on the ${ name }`, async ( { page, site } ) => {
		await putInPlace( site, name );
		await putTheirs( site, `woocommerce_${ name }` );
		await haveInCart( page, 'Everyday Mug' );
		expect( await missing( page, `/${ name }/` ) ).toEqual( [] );
	} );
}

test( 'every hook fires on an empty cart', async ( { page, site } ) => {
	await putInPlace( site, 'cart' );
	await putTheirs( site, 'woocommerce_cart' );
	expect( await missing( page, '/cart/' ) ).toEqual( [] );
} );
