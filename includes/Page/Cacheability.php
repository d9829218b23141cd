<?php
/**
 * Cache headers of pages.
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
 * A page is either the same for all visitors, so that it can be cached, or has visitor
 * data and must not be cached.
 */
final class Cacheability {

	/**
	 * Pages with the visitor's own cart, address or orders.
	 */
	private const OWN = array( 'cart', 'checkout', 'account', 'order_received' );

	/**
	 * Pages to which shoppers may return with the back button.
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
	 * Whether the page has visitor data.
	 */
	public static function is_own(): bool {
		return self::is_shop_page() || RedirectNotices::are_awaited();
	}

	/**
	 * Sends the headers that prevent caching and framing of a page with visitor data.
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
	 * Sets `noindex` on pages that are empty for search engines.
	 *
	 * @param array<string, bool|string> $robots Robots directives.
	 * @return array<string, bool|string>
	 */
	public static function robots( array $robots ): array {
		return self::is_own() ? array_merge( $robots, array( 'noindex' => true ) ) : $robots;
	}

	/**
	 * Whether this is a shop page with visitor data.
	 */
	private static function is_shop_page(): bool {
		return array() !== self::shown( self::OWN );
	}

	/**
	 * Whether the browser may restore the page with the back button. Not with personal
	 * data: an order, the response to a form, or a form with a customer's data, who may
	 * have logged out. WooCommerce's own pages are not changed.
	 */
	private static function is_kept_for_way_back(): bool {
		$is_order = isset( $_GET['key'] ) || array() !== self::shown( array( 'order_received' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- URL parameter; changes nothing.
		return 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && ! $is_order && ! RedirectNotices::are_awaited() && array() !== self::shown( self::ON_THE_WAY ) && ! ( is_user_logged_in() && self::is_ours() );
	}

	/**
	 * Whether our block renders the cart or checkout.
	 */
	private static function is_ours(): bool {
		return 'woocommerce' !== Plugin::engine()->id() || PostBlocks::has( 'vitrine/cart' ) || PostBlocks::has( 'vitrine/checkout' );
	}

	/**
	 * Returns the shop pages that the request shows.
	 *
	 * @param list<string> $pages Pages to check.
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
