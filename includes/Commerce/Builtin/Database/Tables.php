<?php
/**
 * The names of the built-in engine's tables.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

use Vitrine\Commerce\Rules\FacetIndex\Tables as IndexTables;

defined( 'ABSPATH' ) || exit;

/**
 * Names are asked for at each use, since switch_to_blog() changes them.
 */
final class Tables {

	/**
	 * One row a product: what listings sort and carts calculate by.
	 */
	public static function products(): string {
		return self::name( 'products' );
	}

	/**
	 * One row a variation.
	 */
	public static function variations(): string {
		return self::name( 'variations' );
	}

	/**
	 * One row a word of a product.
	 */
	public static function words(): string {
		return self::name( 'product_words' );
	}

	/**
	 * One row a value of an attribute of a variation.
	 */
	public static function attributes(): string {
		return self::name( 'product_attributes' );
	}

	/**
	 * Those of the index of facets.
	 */
	public static function facet_index(): IndexTables {
		return new IndexTables( self::name( 'facets' ), self::name( 'facet_places' ), self::name( 'facet_changes' ) );
	}

	/**
	 * One row a visitor with a cart.
	 */
	public static function carts(): string {
		return self::name( 'carts' );
	}

	/**
	 * One row a coupon.
	 */
	public static function coupons(): string {
		return self::name( 'coupons' );
	}

	/**
	 * The full name of a table of the plugin.
	 *
	 * @param string $table Its name without prefixes.
	 */
	public static function name( string $table ): string {
		global $wpdb;
		return $wpdb->prefix . 'vitrine_' . $table;
	}
}
