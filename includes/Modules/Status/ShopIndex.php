<?php
/**
 * The index of products of whatever sells.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

use Vitrine\Commerce\Builtin\Catalogue\Index\IndexCheck as BuiltinIndex;
use Vitrine\Commerce\WooCommerce\Catalogue\FacetIndex\FacetIndex;
use Vitrine\Commerce\WooCommerce\Catalogue\FacetIndex\IndexCheck as WooCommerceIndex;

defined( 'ABSPATH' ) || exit;

/**
 * The built-in shop always has one; on WooCommerce there is one where listings with
 * facets need it.
 */
final class ShopIndex {

	/**
	 * Whether there is one.
	 *
	 * @param string $engine Id of the engine.
	 */
	public static function is_there( string $engine ): bool {
		return 'builtin' === $engine || ( 'woocommerce' === $engine && FacetIndex::keeper()->is_begun() );
	}

	/**
	 * Compares a sample of products with it.
	 *
	 * @param string $engine Id of an engine that has one.
	 * @return array{checked: int, different: int} How many products were compared, and how many of these differ.
	 */
	public static function sample( string $engine ): array {
		return 'builtin' === $engine ? BuiltinIndex::sample() : WooCommerceIndex::sample();
	}

	/**
	 * Share of the index that is built, from 0 to 1.
	 *
	 * @param string $engine Id of an engine that has one.
	 * @return float 0 to 1; 1: all of it.
	 */
	public static function progress( string $engine ): float {
		return 'builtin' === $engine ? BuiltinIndex::progress() : WooCommerceIndex::progress();
	}

	/**
	 * Begins to write all of it once more.
	 *
	 * @param string $engine Id of an engine that has one.
	 */
	public static function begin( string $engine ): void {
		'builtin' === $engine ? BuiltinIndex::begin() : WooCommerceIndex::begin();
	}

	/**
	 * Goes on with it, as the background does.
	 *
	 * @param string $engine  Id of an engine that has one.
	 * @param int    $seconds After which nothing else is begun.
	 * @return float As progress().
	 */
	public static function go_on( string $engine, int $seconds ): float {
		return 'builtin' === $engine ? BuiltinIndex::go_on( $seconds ) : WooCommerceIndex::go_on( $seconds );
	}
}
