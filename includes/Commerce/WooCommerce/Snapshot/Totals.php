<?php
/**
 * Current totals of the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce calculates totals when the cart changes and stores them in the session.
 * Prices may change later, so a read recalculates them without saving.
 */
final class Totals {

	/**
	 * Whether the totals have been calculated since this request loaded the cart.
	 *
	 * @var bool
	 */
	private static bool $fresh = false;

	/**
	 * Counter that grows with each change or calculation of the cart.
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
	 * Recalculates the totals if they are not current; saves nothing.
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
	 * Returns the version of the totals.
	 *
	 * @return int Unchanged as long as the cart is not changed or recalculated.
	 */
	public static function version(): int {
		return self::$version;
	}

	/**
	 * Marks the totals as current. Hooked.
	 */
	public static function know(): void {
		self::$fresh = true;
		++self::$version;
	}

	/**
	 * Marks the totals as outdated. Hooked.
	 */
	public static function forget(): void {
		self::$fresh = false;
		++self::$version;
	}
}
