<?php
/**
 * Registers the screen, route and command of the move.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Only if WooCommerce is the engine, and never for front-end requests.
 */
final class Boot {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		if ( 'woocommerce' === Plugin::engine()->id() ) {
			Admin\MoveCommand::boot();
			Admin\MoveRoute::boot();
			Admin\MoveScreen::boot();
		}
	}
}
