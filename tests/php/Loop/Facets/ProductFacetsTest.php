<?php
/**
 * Tests of facets of the built-in engine's products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\Facets;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\Stock;
use Vitrine\Tests\Commerce\Contract\Fixtures\BuiltinFixture;

/**
 * Uses the engine's own table.
 */
final class ProductFacetsTest extends ProductFacetsCase {

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $product Product of the test case.
	 */
	protected static function make( array $product ): int {
		global $wpdb;
		$priced = array( 'regular_price' => 1000 );
		// Past sales cannot be saved.
		if ( $product['sale'] && $product['sale'][1] > 0 ) {
			$priced += array(
				'sale_price' => 800,
				'sale_from'  => wp_date( 'Y-m-d', time() + $product['sale'][0] * DAY_IN_SECONDS ),
				'sale_to'    => wp_date( 'Y-m-d', time() + $product['sale'][1] * DAY_IN_SECONDS ),
			);
		}
		$id = ( new BuiltinFixture() )->product( self::data( $product, $priced ) );
		$wpdb->update( Tables::products(), array( 'rating' => $product['rating'] ), array( 'product_id' => $id ) );
		return $id;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $id Product ID.
	 */
	protected static function sell_out( int $id ): void {
		self::assertTrue( Stock::take( array( array( $id, 0, 3 ) ) ) );
	}
}
