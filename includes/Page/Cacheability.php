<?php
/**
 * Tells page caches which pages they may keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Commerce\Engines;
use Vitrine\Plugin;
use Vitrine\Support\NoStore;
use Vitrine\Support\PostBlocks;

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
	 * Of these, the pages that a shopper leaves and comes back to.
	 */
	private const ON_THE_WAY = array( 'cart', 'checkout' );

	/**
	 * Registers the hooks.
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
			if ( self::is_kept_for_way_back() ) {
				NoStore::send_for_way_back( self::is_ours() );
			} else {
				NoStore::send();
			}
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
		return array() !== self::shown( self::OWN );
	}

	/**
	 * Whether the visitor's browser may show the page again as it was left. What
	 * names a person is not among it: an order, an answer to a form, and a form with
	 * what is known of a customer, who may have logged out since. WooCommerce's own
	 * pages are as WooCommerce has them.
	 */
	private static function is_kept_for_way_back(): bool {
		$is_order = isset( $_GET['key'] ) || array() !== self::shown( array( 'order_received' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- An address, not an action.
		return 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && ! $is_order && ! Notices::are_awaited() && array() !== self::shown( self::ON_THE_WAY ) && ! ( is_user_logged_in() && self::is_ours() );
	}

	/**
	 * Whether a block of ours draws the cart or the checkout of this request.
	 */
	private static function is_ours(): bool {
		return 'woocommerce' !== Plugin::engine()->id() || PostBlocks::has( 'vitrine/cart' ) || PostBlocks::has( 'vitrine/checkout' );
	}

	/**
	 * Which pages of a shop this request shows.
	 *
	 * @param list<string> $pages To be looked for.
	 * @return list<string>
	 */
	private static function shown( array $pages ): array {
		$shown = array();
		foreach ( Engines::all() as $engine ) {
			$shown = array_merge( $shown, array_values( array_filter( $pages, array( $engine, 'is_page' ) ) ) );
		}
		return $shown;
	}
}
