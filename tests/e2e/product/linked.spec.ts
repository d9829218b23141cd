/**
 * Upsells and cross-sells in listings.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { addButton, addFromListing, expectKept, line } from '../steps/shopper';
import { block, putProductTemplate } from '../steps/site';
import { expect, test } from '../support/test';

const MUG = '/product/everyday-mug/';

/** Links products by their slugs, as the product form does. */
const link = ( site: Site, slug: string, upsells: readonly string[] ) =>
	site.php(
		`$find = static fn ( string $slug ) => get_page_by_path( $slug, OBJECT, Vitrine\\Plugin::engine()->content_types()['post_type'] )->ID;
		$ids = array_map( $find, $args['upsells'] );
		if ( function_exists( 'wc_get_product' ) ) {
			$product = wc_get_product( $find( $args['slug'] ) );
			$product->set_upsell_ids( $ids );
			$product->save();
		} else {
			Vitrine\\Commerce\\Builtin\\Products\\ProductWriter::save( array( 'id' => $find( $args['slug'] ), 'upsells' => $ids ) );
		}`,
		{ args: { slug, upsells }, user: 1 }
	);

/** A listing's heading and products. */
const list = ( page: Page, title: string ) => ( {
	heading: page
		.getByRole( 'main' )
		.getByRole( 'heading', { level: 2, name: title } ),
	names: page
		.locator( '.vitrine-product-listing' )
		.filter( { has: page.getByRole( 'heading', { name: title } ) } )
		.getByRole( 'heading', { level: 3 } ),
} );

test( "a product page lists upsells in the owner's order, or no list", async ( {
	page,
	site,
} ) => {
	await link( site, 'everyday-mug', [ 'bud-vase', 'ripple-vase' ] );
	await putProductTemplate(
		site,
		block( 'vitrine/product' ) +
			block( 'vitrine/product-listing', {
				collection: 'upsells',
				title: 'Something finer',
				heading: 'h3',
			} )
	);
	const { heading, names } = list( page, 'Something finer' );
	await page.goto( MUG );
	await expect( heading ).toBeVisible();
	await expect( names ).toHaveText( [ 'Bud Vase', 'Ripple Vase' ] );
	await page.goto( '/product/bud-vase/' );
	await expect(
		page.getByRole( 'main' ).getByRole( 'heading', { name: 'Bud Vase' } )
	).toBeVisible();
	await expect( heading ).toHaveCount( 0 );
} );

test( 'a cross-sells listing on the cart page follows the cart', async ( {
	page,
	site,
} ) => {
	await site.php(
		`$cart = get_post( url_to_postid( home_url( '/cart/' ) ) );
		wp_update_post( wp_slash( array( 'ID' => $cart->ID, 'post_content' => $args['cart'] . $args['list'] ) ) );`,
		{
			args: {
				cart: block( 'vitrine/cart', { showCrossSells: false } ),
				list: block( 'vitrine/product-listing', {
					collection: 'cross-sells',
					title: 'Pairs well with',
					heading: 'h3',
					showCount: false,
					showSort: false,
				} ),
			},
			user: 1,
		}
	);
	const { heading, names } = list( page, 'Pairs well with' );
	const main = page.getByRole( 'main' );
	await page.goto( '/shop/' );
	await addFromListing( page, 'Mushroom Table Lamp', 1 );
	await expectKept( page );
	await page.goto( '/cart/' );
	await expect( names ).toHaveText( [
		'Ripple Vase',
		'Beeswax Candle',
		'Oak Stool',
	] );
	await page.waitForLoadState();

	await addButton( page, 'Ripple Vase' ).click();
	await expect( line( main, 'Ripple Vase' ) ).toBeVisible();
	await expect( names ).toHaveText( [ 'Beeswax Candle', 'Oak Stool' ] );

	await line( main, 'Mushroom Table Lamp' )
		.getByRole( 'link', { name: /^Remove/ } )
		.click();
	await expect( heading ).toHaveCount( 0 );
	await line( main, 'Ripple Vase' )
		.getByRole( 'link', { name: /^Remove/ } )
		.click();
	await expect( line( main, 'Ripple Vase' ) ).toHaveCount( 0 );
	await expect( heading ).toHaveCount( 0 );
} );
