<?php
/**
 * Table names of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

use Vitrine\Commerce\Rules\FacetIndex\Storage\Tables as IndexTables;

defined( 'ABSPATH' ) || exit;

/**
 * Not cached, because switch_to_blog() changes them.
 */
final class Tables {

	/**
	 * One row per product: data for listings and carts.
	 */
	public static function products(): string {
		return self::name( 'products' );
	}

	/**
	 * One row per variation.
	 */
	public static function variations(): string {
		return self::name( 'variations' );
	}

	/**
	 * One row per search word of a product.
	 */
	public static function words(): string {
		return self::name( 'product_words' );
	}

	/**
	 * One row per attribute value of a variation.
	 */
	public static function attributes(): string {
		return self::name( 'product_attributes' );
	}

	/**
	 * Tables of the facet index.
	 */
	public static function facet_index(): IndexTables {
		return new IndexTables( self::name( 'facets' ), self::name( 'facet_places' ), self::name( 'facet_changes' ) );
	}

	/**
	 * One row per visitor with a cart.
	 */
	public static function carts(): string {
		return self::name( 'carts' );
	}

	/**
	 * One row per coupon.
	 */
	public static function coupons(): string {
		return self::name( 'coupons' );
	}

	/**
	 * Returns the full name of a table.
	 *
	 * @param string $table Name without prefixes.
	 */
	public static function name( string $table ): string {
		global $wpdb;
		return $wpdb->prefix . 'vitrine_' . $table;
	}
}
