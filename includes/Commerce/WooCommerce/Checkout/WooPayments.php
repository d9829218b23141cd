<?php
/**
 * Compatibility with WooPayments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * WooPayments has express checkout of its own, with its own settings, endpoints and
 * script. If it is active, our direct checkout is turned off.
 */
final class WooPayments {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_direct_checkout', array( self::class, 'give_way' ) );
	}

	/**
	 * Turns off our direct checkout if WooPayments is active.
	 *
	 * @param bool $runs Result of earlier filters.
	 */
	public static function give_way( bool $runs ): bool {
		return $runs && ! self::is_active();
	}

	/**
	 * Whether WooPayments is active. Its class is loaded later than this plugin, its
	 * constant with its main file.
	 */
	private static function is_active(): bool {
		return defined( 'WCPAY_PLUGIN_FILE' ) || class_exists( 'WC_Payments', false );
	}
}
