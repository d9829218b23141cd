<?php
/**
 * WooCommerce's own payments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * WooPayments brings the wallet itself: its own settings, endpoints of the names
 * that the specification has, and its own script for the buttons. Where it is
 * active, there is one direct checkout, and it is not ours.
 */
final class WooPayments {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_direct_checkout', array( self::class, 'give_way' ) );
	}

	/**
	 * Leaves direct checkout to it.
	 *
	 * @param bool $runs Whether ours would run.
	 */
	public static function give_way( bool $runs ): bool {
		return $runs && ! self::is_active();
	}

	/**
	 * Whether it is there. Its class is loaded after us, its constant with its file.
	 */
	private static function is_active(): bool {
		return defined( 'WCPAY_PLUGIN_FILE' ) || class_exists( 'WC_Payments', false );
	}
}
