<?php
/**
 * Whether a page is the shop's.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates\Classic;

use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The shop's pages in a classic theme, whichever engine sells.
 */
final class ShopPage {

	/** As engines call them. */
	private const PAGES = array( 'shop', 'cart', 'checkout', 'order_received', 'account' );

	/**
	 * Whether the request shows one.
	 */
	public static function is_shown(): bool {
		$engine = Plugin::engine();
		return ( 'builtin' === $engine->id() && null !== ClassicPages::kind() ) || array() !== array_filter( self::PAGES, $engine->is_page( ... ) );
	}
}
