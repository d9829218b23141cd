<?php
/**
 * Starts the move's screens and commands.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Only where WooCommerce sells, and never for a visitor's page.
 */
final class Boot {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		if ( 'woocommerce' === Plugin::engine()->id() ) {
			Admin\Command::boot();
			Admin\Route::boot();
			Admin\Screen::boot();
		}
	}
}
