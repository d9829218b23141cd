<?php
/**
 * Requirements of the WooCommerce engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Checks WooCommerce before any of it is used. It may be too old, partially updated, or
 * deactivated on a site that sells with it.
 */
final class Requirements {

	/** Minimum version; older ones lack APIs that the engine needs. */
	public const OLDEST = '10.0';

	/** Name of the engine that the site last sold with. */
	public const OPTION = 'vitrine_sells_with';

	/** Classes and functions that the engine needs. */
	private const CLASSES   = array( 'WC_Cart', 'WC_Cart_Session', 'WC_Checkout', 'WC_Coupon', 'WC_Customer', 'WC_Order', 'WC_Product', 'WC_Session_Handler', 'Automattic\WooCommerce\Utilities\FeaturesUtil' );
	private const FUNCTIONS = array( 'WC', 'wc_get_product', 'wc_get_order', 'wc_get_orders', 'wc_load_cart', 'wc_get_price_decimals' );

	/**
	 * Whether WooCommerce is active on this site, working or not.
	 */
	public static function is_there(): bool {
		// WooCommerce defines it first, before an incomplete installation stops.
		return self::has_started() || defined( 'WC_PLUGIN_FILE' );
	}

	/**
	 * Whether this site sells with WooCommerce, active or not.
	 */
	public static function is_wanted(): bool {
		// Autoloaded options, since get_option() queries the database for a missing option.
		return self::is_there() || 'woocommerce' === ( wp_load_alloptions()[ self::OPTION ] ?? '' );
	}

	/**
	 * Whether WooCommerce can be used. Translates nothing, so it can be called before
	 * translations are loaded.
	 */
	public static function are_met(): bool {
		return self::has_started() && ! self::is_too_old() && array() === self::missing();
	}

	/**
	 * Describes what is wrong, for the owner; empty: nothing.
	 */
	public static function problem(): string {
		if ( ! self::is_there() ) {
			return self::is_wanted() ? __( 'it is no longer active on this site', 'vitrine' ) : '';
		}
		if ( ! self::has_started() ) {
			return __( 'it is active but did not load, perhaps because of an interrupted update', 'vitrine' );
		}
		if ( self::is_too_old() ) {
			/* translators: 1: version there, 2: oldest version that will do. */
			return sprintf( __( 'version %1$s is too old; it needs to be %2$s or newer', 'vitrine' ), self::version(), self::OLDEST );
		}
		$missing = self::missing();
		/* translators: %s: names of parts of a program. */
		return array() === $missing ? '' : sprintf( __( 'it is incomplete, perhaps because of an interrupted update: %s is missing', 'vitrine' ), implode( ', ', $missing ) );
	}

	/**
	 * Whether WooCommerce is loaded.
	 */
	private static function has_started(): bool {
		return class_exists( 'WooCommerce', false );
	}

	/**
	 * Returns the version of WooCommerce.
	 */
	private static function version(): string {
		return defined( 'WC_VERSION' ) ? (string) constant( 'WC_VERSION' ) : '0';
	}

	/**
	 * Whether the version is too old.
	 */
	private static function is_too_old(): bool {
		return version_compare( self::version(), self::OLDEST, '<' );
	}

	/**
	 * Returns the missing classes and functions.
	 *
	 * @return list<string>
	 */
	private static function missing(): array {
		/**
		 * Filters the required classes and functions, for add-ons that need more of WooCommerce.
		 *
		 * @param list<string> $names Required classes and functions.
		 *
		 * @example
		 * add_filter( 'vitrine_woocommerce_needs', fn( $names ) => array( ...$names, 'WC_Subscriptions' ) );
		 */
		$needed = (array) apply_filters( 'vitrine_woocommerce_needs', array_merge( self::CLASSES, self::FUNCTIONS ) );
		return array_values( array_filter( array_map( 'strval', $needed ), static fn ( string $name ): bool => ! function_exists( $name ) && ! self::has_class( $name ) ) );
	}

	/**
	 * Whether a class can be loaded. Its file may be truncated.
	 *
	 * @param string $name Class name.
	 */
	private static function has_class( string $name ): bool {
		try {
			return class_exists( $name );
		} catch ( \Throwable ) {
			return false;
		}
	}
}
