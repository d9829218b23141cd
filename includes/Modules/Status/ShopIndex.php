<?php
/**
 * Product index of the active engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

use Vitrine\Commerce\Builtin\Catalog\Index\IndexCheck;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\IndexCheck as WooCommerceIndex;

defined( 'ABSPATH' ) || exit;

/**
 * The built-in shop always has one; with WooCommerce it exists if listings with facets
 * need it.
 */
final class ShopIndex {

	/**
	 * Whether the engine has an index.
	 *
	 * @param string $engine Engine ID.
	 */
	public static function is_there( string $engine ): bool {
		return 'builtin' === $engine || ( 'woocommerce' === $engine && FacetIndex::keeper()->is_begun() );
	}

	/**
	 * Compares a sample of products with the index.
	 *
	 * @param string $engine ID of an engine with an index.
	 * @return array{checked: int, different: int} Number of products compared, and number of differences.
	 */
	public static function sample( string $engine ): array {
		return 'builtin' === $engine ? IndexCheck::sample() : WooCommerceIndex::sample();
	}

	/**
	 * Share of the index that is built, from 0 to 1.
	 *
	 * @param string $engine ID of an engine with an index.
	 * @return float Progress from 0 to 1.
	 */
	public static function progress( string $engine ): float {
		return 'builtin' === $engine ? IndexCheck::progress() : WooCommerceIndex::progress();
	}

	/**
	 * Starts to rebuild the index.
	 *
	 * @param string $engine ID of an engine with an index.
	 */
	public static function begin( string $engine ): void {
		'builtin' === $engine ? IndexCheck::begin() : WooCommerceIndex::begin();
	}

	/**
	 * Continues to build the index, like the background job.
	 *
	 * @param string $engine  ID of an engine with an index.
	 * @param int    $seconds Time limit in seconds after which no new step is started.
	 * @return float Progress, see progress().
	 */
	public static function go_on( string $engine, int $seconds ): float {
		return 'builtin' === $engine ? IndexCheck::go_on( $seconds ) : WooCommerceIndex::go_on( $seconds );
	}
}
