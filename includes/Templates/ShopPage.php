<?php
/**
 * Whether a page is the shop's.
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
 * The shop's pages, whichever engine sells.
 */
final class ShopPage {

	/** Names of the pages, as engines use them. */
	private const PAGES = array( 'shop', 'cart', 'checkout', 'order_received', 'account' );

	/**
	 * Whether the request shows one that is a page of WordPress's.
	 *
	 * @param Engine $engine The shop.
	 */
	public static function is_page( Engine $engine ): bool {
		return array() !== array_filter( self::PAGES, $engine->is_page( ... ) );
	}

	/**
	 * Whether the request shows anything of the shop in a classic theme.
	 */
	public static function is_shown(): bool {
		$engine = Plugin::engine();
		return ( 'builtin' === $engine->id() && null !== ClassicPages::kind() ) || self::is_page( $engine );
	}
}
