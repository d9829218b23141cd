/**
 * Output of plugins around WooCommerce's blocks in a block theme, around our
 * corresponding blocks. A classic theme has no such blocks.
 */
import type { Page } from '@playwright/test';
import { moveIn, moveOut, putCode } from '../../../steps/neighbours';
import { WHOSE } from '../../../support/reference';
import { expect, test } from '../../../support/test';

/** Adds a button after and a line before some WooCommerce blocks, for the product of the block. */
const PLUGIN = `
foreach ( array( 'product-image-gallery', 'product-price', 'add-to-cart-form', 'product-meta', 'product-details', 'product-image', 'product-button' ) as $name ) {
	add_filter( "render_block_woocommerce/$name", static function ( $html, $parsed, $block ) use ( $name ) {
		$product = wc_get_product( $block->context['postId'] ?? 0 );
		return $product && 'woocommerce/' . $name === $parsed['blockName'] ? '<p class="aside">Before ' . $name . ' of ' . $product->get_name() . '</p>' . $html . '<button type="button" class="aside">Behind ' . $name . ' of ' . $product->get_name() . '</button>' : $html;
	}, 10, 3 );
}
`;

/** The markers about a product in document order. */
const printed = async ( page: Page, product: string ): Promise< string[] > =>
	(
		await page.getByRole( 'main' ).locator( '.aside' ).allTextContents()
	).filter( ( text ) => text.endsWith( product ) );

const around = ( product: string, ...blocks: string[] ): string[] =>
	blocks.flatMap( ( block ) => [
		`Before ${ block } of ${ product }`,
		`Behind ${ block } of ${ product }`,
	] );

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const whose of WHOSE ) {
	test.describe( whose, () => {
		test.beforeEach( async ( { site, shop } ) => {
			if ( whose === 'theirs' ) {
				await moveIn( site );
			}
			putCode( site, PLUGIN );
			test.skip( shop.theme !== undefined, 'Block themes only.' );
		} );

		test( 'plugin output appears in the cards of a list', async ( {
			page,
		} ) => {
			await page.goto( '/product-category/scent-and-gifts/' );
			expect( await printed( page, 'Beeswax Candle' ) ).toEqual(
				around(
					'Beeswax Candle',
					'product-image',
					'product-price',
					'product-button'
				)
			);
		} );

		test( 'plugin output appears on a product page, each once', async ( {
			page,
		} ) => {
			await page.goto( '/product/beeswax-candle/' );
			expect( await printed( page, 'Beeswax Candle' ) ).toEqual( [
				...around(
					'Beeswax Candle',
					'product-image-gallery',
					'product-price',
					'add-to-cart-form',
					'product-meta'
				),
				...around( 'Beeswax Candle', 'product-details' ),
			] );
		} );
	} );
}
