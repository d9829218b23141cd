<?php
/**
 * Notices for the next page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Engines;
use Vitrine\Settings\Settings;
use Vitrine\View\Parts\Notices;

defined( 'ABSPATH' ) || exit;

/**
 * After a form without JavaScript the visitor is redirected, and the notice is stored
 * for the next page. A cached page cannot contain it, so the URL gets a query variable
 * that makes it a different, uncached page. Other visitors of that URL see the page as
 * usual.
 */
final class RedirectNotices {

	private const ARGUMENT = 'vitrine_notice';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ) );
		add_action( 'wp_body_open', array( self::class, 'print' ) );
		add_filter( 'removable_query_args', static fn ( array $names ): array => array_merge( $names, array( self::ARGUMENT ) ) );
		// The URL is for one visitor only, so remove the variable from the canonical URL.
		add_filter( 'get_canonical_url', array( self::class, 'without' ) );
	}

	/**
	 * Returns a URL whose page shows the stored notices.
	 *
	 * @param string $url URL.
	 */
	public static function url( string $url ): string {
		return add_query_arg( self::ARGUMENT, '1', $url );
	}

	/**
	 * Returns a URL without the query variable.
	 *
	 * @param string $url URL.
	 */
	public static function without( string $url ): string {
		return remove_query_arg( self::ARGUMENT, $url );
	}

	/**
	 * Whether the URL has the query variable.
	 */
	public static function are_awaited(): bool {
		return isset( $_GET[ self::ARGUMENT ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Read-only; shows the visitor's own messages.
	}

	/**
	 * Enqueues the style if notices may be shown.
	 */
	public static function enqueue(): void {
		if ( self::are_awaited() ) {
			wp_enqueue_style( 'vitrine-base' );
		}
	}

	/**
	 * Prints the notices at the top of the page, unless a block has printed them.
	 */
	public static function print(): void {
		/**
		 * Filters whether notices are printed at the top of this page; false if the
		 * engine's own markup shows them.
		 *
		 * @param bool $wanted Result of earlier filters.
		 *
		 * @example
		 * add_filter( 'vitrine_print_notices', fn( $wanted ) => $wanted && ! is_page( 'lookbook' ) );
		 */
		if ( ! self::are_awaited() || ! apply_filters( 'vitrine_print_notices', true ) ) {
			return;
		}
		foreach ( Engines::all() as $engine ) {
			self::print_of( $engine );
		}
	}

	/**
	 * Prints the notices of a shop, with a link to its cart.
	 *
	 * @param Engine $engine The engine.
	 */
	private static function print_of( Engine $engine ): void {
		$notices = $engine->cart()->take_notices();
		if ( array() === $notices ) {
			return;
		}
		printf(
			'<div class="vitrine-page-notices">%1$s<a class="wc-forward" href="%2$s">%3$s</a></div>',
			Notices::render( $notices ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
			esc_url( $engine->page_url( 'cart' ) ),
			esc_html( Settings::text( 'view_cart_label' ) )
		);
	}
}
