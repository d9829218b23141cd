<?php
/**
 * Messages that wait for the next page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Engines;
use Vitrine\Settings\Settings;
use Vitrine\View\Parts\Notices as View;

defined( 'ABSPATH' ) || exit;

/**
 * After a form without script the visitor is sent on, and the message is kept
 * for the page that follows. A page for everybody cannot hold it, so the address
 * then says that one waits: a cache takes that for another page, and the answer
 * is `no-store`. Whoever is given such an address sees the page as it is.
 */
final class Notices {

	private const ARGUMENT = 'vitrine_notice';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ) );
		add_action( 'wp_body_open', array( self::class, 'print' ) );
		add_filter( 'removable_query_args', static fn ( array $names ): array => array_merge( $names, array( self::ARGUMENT ) ) );
		// The address is for one visitor, once: search engines get the page's own.
		add_filter( 'get_canonical_url', array( self::class, 'without' ) );
	}

	/**
	 * An address whose page shows the messages that wait.
	 *
	 * @param string $url Address.
	 */
	public static function url( string $url ): string {
		return add_query_arg( self::ARGUMENT, '1', $url );
	}

	/**
	 * An address without that mark.
	 *
	 * @param string $url Address.
	 */
	public static function without( string $url ): string {
		return remove_query_arg( self::ARGUMENT, $url );
	}

	/**
	 * Whether the address of this request says that a message waits.
	 */
	public static function are_awaited(): bool {
		return isset( $_GET[ self::ARGUMENT ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Shows the visitor's own messages; changes nothing of theirs.
	}

	/**
	 * Loads their style, where one may come.
	 */
	public static function enqueue(): void {
		if ( self::are_awaited() ) {
			wp_enqueue_style( 'vitrine-base' );
		}
	}

	/**
	 * Prints the messages at the top of the page, unless a block has shown them.
	 */
	public static function print(): void {
		/**
		 * Whether messages that wait are printed at the top of this page; false
		 * where the engine's own markup shows them.
		 *
		 * @param bool $wanted Whether they are.
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
	 * Prints the messages of one shop, with the way to its cart.
	 *
	 * @param Engine $engine The shop.
	 */
	private static function print_of( Engine $engine ): void {
		$notices = $engine->cart()->take_notices();
		if ( array() === $notices ) {
			return;
		}
		printf(
			'<div class="vitrine-page-notices">%1$s<a class="wc-forward" href="%2$s">%3$s</a></div>',
			View::render( $notices ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
			esc_url( $engine->page_url( 'cart' ) ),
			esc_html( Settings::text( 'view_cart_label' ) )
		);
	}
}
