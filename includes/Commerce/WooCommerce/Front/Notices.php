<?php
/**
 * Messages on WooCommerce's pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

/**
 * WooCommerce's own pages say what there is to say, where the theme wants it: the
 * messages are left to them.
 */
final class Notices {

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_print_notices', array( self::class, 'leave_to_pages' ) );
	}

	/**
	 * Whether our messages at the top of a page are wanted.
	 *
	 * @param bool $wanted So far.
	 */
	public static function leave_to_pages( bool $wanted ): bool {
		return $wanted && ! ( is_woocommerce() || is_cart() || is_checkout() || is_account_page() );
	}
}
