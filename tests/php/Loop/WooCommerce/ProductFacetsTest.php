<?php
/**
 * Tests of facets of WooCommerce products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Tests\Commerce\Contract\Fixtures\WooCommerceFixture;
use Vitrine\Tests\Loop\Facets\ProductFacetsCase;

/**
 * Uses its lookup table. The table may still have a sale that has ended, or
 * already have one that has not begun.
 */
final class ProductFacetsTest extends ProductFacetsCase {

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $product Product of the test case.
	 */
	protected static function make( array $product ): int {
		$priced = array( 'regular_price' => 1000 ) + ( $product['sale'] ? array( 'sale_price' => 800 ) : array() );
		$id     = ( new WooCommerceFixture() )->product( self::data( $product, $priced ) );
		$saved  = wc_get_product( $id );
		$saved->set_average_rating( $product['rating'] );
		$saved->save();
		foreach ( $product['sale'] ? array( $id, ...$saved->get_children() ) : array() as $part ) {
			update_post_meta( $part, '_sale_price_dates_from', time() + $product['sale'][0] * DAY_IN_SECONDS );
			update_post_meta( $part, '_sale_price_dates_to', time() + $product['sale'][1] * DAY_IN_SECONDS );
		}
		return $id;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $id Product ID.
	 */
	protected static function sell_out( int $id ): void {
		self::assertSame( 0, wc_update_product_stock( $id, 3, 'decrease' ) );
	}
}
