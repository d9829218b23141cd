<?php
/**
 * Which pages may be kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Commerce\Engines;
use Vitrine\Support\NoStore;

defined( 'ABSPATH' ) || exit;

/**
 * A page is one of two kinds: the same for everybody, so that any cache may
 * keep it, or a visitor's own, which no cache may keep.
 */
final class Cacheability {

	/**
	 * Pages that show the visitor's own cart, address or orders.
	 */
	private const OWN = array( 'cart', 'checkout', 'account', 'order_received' );

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		// Before anything can redirect or print.
		add_action( 'template_redirect', array( self::class, 'send_headers' ), -100 );
		add_filter( 'wp_robots', array( self::class, 'robots' ) );
	}

	/**
	 * Whether the page of this request is the visitor's own.
	 */
	public static function is_own(): bool {
		return self::is_shop_page() || Notices::are_awaited();
	}

	/**
	 * Forbids caches to keep a visitor's own page, and other sites to frame it.
	 */
	public static function send_headers(): void {
		if ( self::is_own() ) {
			NoStore::send();
			Framing::send_headers();
		}
	}

	/**
	 * Keeps search engines off pages that are empty for them.
	 *
	 * @param array<string, bool|string> $robots Directives.
	 * @return array<string, bool|string>
	 */
	public static function robots( array $robots ): array {
		return self::is_own() ? array_merge( $robots, array( 'noindex' => true ) ) : $robots;
	}

	/**
	 * Whether this is one of the shop's pages that differ from visitor to visitor.
	 */
	private static function is_shop_page(): bool {
		foreach ( Engines::all() as $engine ) {
			foreach ( self::OWN as $page ) {
				if ( $engine->is_page( $page ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
