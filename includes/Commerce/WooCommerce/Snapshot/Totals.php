<?php
/**
 * The totals of a cart, as they are now.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce calculates a cart when it changes and keeps the totals in the session.
 * A read calculates again, since prices change meanwhile, and keeps nothing.
 */
final class Totals {

	/**
	 * Whether WooCommerce has calculated the cart of this request since it was loaded.
	 *
	 * @var bool
	 */
	private static bool $fresh = false;

	/**
	 * Grows with all that WooCommerce says of a cart's lines and totals.
	 *
	 * @var int
	 */
	private static int $version = 0;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'woocommerce_load_cart_from_session', array( self::class, 'forget' ) );
		add_action( 'woocommerce_before_calculate_totals', array( self::class, 'forget' ) );
		add_action( 'woocommerce_after_calculate_totals', array( self::class, 'know' ), 1001 );
		foreach ( array( 'woocommerce_add_to_cart', 'woocommerce_after_cart_item_quantity_update', 'woocommerce_remove_cart_item', 'woocommerce_restore_cart_item' ) as $change ) {
			add_action( $change, array( self::class, 'forget' ), 1 );
		}
	}

	/**
	 * Makes sure that the cart's totals are those of this moment, and saves nothing.
	 *
	 * @param \WC_Cart $cart The cart.
	 */
	public static function refresh( \WC_Cart $cart ): void {
		if ( self::$fresh || $cart->is_empty() ) {
			return;
		}
		$session      = WC()->session;
		WC()->session = ReadOnlySession::of( $session );
		try {
			$cart->calculate_totals();
		} finally {
			WC()->session = $session;
		}
	}

	/**
	 * Which totals of this request they are.
	 *
	 * @return int The same as long as nobody has changed or calculated the cart.
	 */
	public static function version(): int {
		return self::$version;
	}

	/**
	 * The totals are known. Hooked.
	 */
	public static function know(): void {
		self::$fresh = true;
		++self::$version;
	}

	/**
	 * The totals are not known. Hooked.
	 */
	public static function forget(): void {
		self::$fresh = false;
		++self::$version;
	}
}
