<?php
/**
 * Detection of shop pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates;

use Vitrine\Commerce\Engine;
use Vitrine\Plugin;
use Vitrine\Templates\Classic\ClassicPages;

defined( 'ABSPATH' ) || exit;

/**
 * Pages of the shop, for any engine.
 */
final class ShopPage {

	/** Page names of engines. */
	private const PAGES = array( 'shop', 'cart', 'checkout', 'order_received', 'account' );

	/**
	 * Whether the request is for a shop page that is a WordPress page.
	 *
	 * @param Engine $engine Engine of the shop.
	 */
	public static function is_page( Engine $engine ): bool {
		return array() !== array_filter( self::PAGES, $engine->is_page( ... ) );
	}

	/**
	 * Whether the request is for anything of the shop in a classic theme.
	 */
	public static function is_shown(): bool {
		$engine = Plugin::engine();
		return ( 'builtin' === $engine->id() && null !== ClassicPages::kind() ) || self::is_page( $engine );
	}
}
