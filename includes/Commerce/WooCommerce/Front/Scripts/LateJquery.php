<?php
/**
 * JQuery for scripts without declared dependencies.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Scripts;

use Vitrine\Settings\Settings;
use Vitrine\Support\FinishedPage;

defined( 'ABSPATH' ) || exit;

/**
 * If jQuery was removed from a page together with WooCommerce's scripts, this inserts
 * it before the first inline script that uses it. Other pages stay unchanged. The
 * inserted code is the same for every visitor.
 */
final class LateJquery {

	private const JQUERY = 'jquery-core';

	/** Libraries loaded with WooCommerce's scripts, with a pattern for their use. */
	private const LIBRARIES = array(
		'wc-jquery-blockui' => '/\.(?:un)?block\s*\(|\.(?:un)?blockUI\b/',
		'wc-js-cookie'      => '/\bCookies\b/',
	);

	/** WooCommerce scripts whose data inline scripts may use. */
	private const DATA = array( 'woocommerce', 'wc-add-to-cart', 'wc-cart-fragments', 'wc-single-product' );

	/**
	 * Prepared script tags by handle.
	 *
	 * @var array<string, string>
	 */
	private static array $ready = array();

	/**
	 * Length of the page that was searched without a match, in bytes.
	 *
	 * @var int
	 */
	private static int $seen = 0;

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action( 'template_redirect', array( self::class, 'begin' ), FinishedPage::LAST );
	}

	/**
	 * Registers the search of the finished page.
	 */
	public static function begin(): void {
		if ( is_customize_preview() || is_feed() || is_embed() || is_robots() || is_trackback() || ! Settings::on( 'replace_page_script' ) || Scripts::is_page_script_at_work() ) {
			return;
		}
		add_action( 'wp_print_footer_scripts', array( self::class, 'prepare' ), FinishedPage::LAST );
		// For output after the footer, before WordPress flushes the buffers (1).
		add_action( 'shutdown', array( self::class, 'prepare' ), 0 );
		FinishedPage::give( array( self::class, 'finish' ) );
	}

	/**
	 * Prepares the script tags if a script needs them, while output is still possible,
	 * so that plugins can filter them as usual.
	 */
	public static function prepare(): void {
		$page = array() === self::$ready && Scripts::have_gone() && ! wp_script_is( self::JQUERY, 'done' ) ? ob_get_contents() : false;
		if ( false === $page || ( self::is_whole( $page ) && ! self::has_user( $page ) ) ) {
			return;
		}
		$scripts = clone wp_scripts();
		foreach ( array_merge( array( 'jquery' ), array_keys( self::LIBRARIES ) ) as $handle ) {
			self::$ready[ $handle ] = self::printed( static fn () => $scripts->do_items( array( $handle ) ) );
		}
		foreach ( array_filter( self::DATA, array( Scripts::class, 'was_taken_off' ) ) as $handle ) {
			self::$ready[ $handle ] = self::data( $handle );
		}
	}

	/**
	 * Whether the page so far has an inline script that needs jQuery or WooCommerce's
	 * data.
	 *
	 * @param string $page The page so far.
	 */
	private static function has_user( string $page ): bool {
		// Little follows the footer: skip the search if it has no script at all.
		if ( self::$seen > 0 && strlen( $page ) >= self::$seen && 1 !== preg_match( '~<script|jQuery|_params~i', substr( $page, self::$seen ) ) ) {
			return false;
		}
		self::$seen = strlen( $page );
		return null !== Handwritten::first( $page, wp_scripts()->done );
	}

	/**
	 * Whether a buffer starts at the beginning of the page, not in the middle of it.
	 *
	 * @param string $page Content of the buffer.
	 */
	private static function is_whole( string $page ): bool {
		return false !== stripos( $page, '<html' );
	}

	/**
	 * Inserts the script tags into the page if needed.
	 *
	 * @param string $page HTML of the whole page.
	 */
	public static function finish( string $page ): string {
		if ( array() === self::$ready || wp_script_is( self::JQUERY, 'done' ) ) {
			return $page;
		}
		$at = Handwritten::first( $page, wp_scripts()->done );
		return null === $at ? $page : substr_replace( $page, self::tags_for( $page ), $at, 0 );
	}

	/**
	 * Returns the script tags that a page needs.
	 *
	 * @param string $page HTML of the whole page.
	 */
	private static function tags_for( string $page ): string {
		$tags = self::$ready['jquery'];
		foreach ( self::LIBRARIES as $handle => $use ) {
			$tags .= 1 === preg_match( $use, $page ) ? self::$ready[ $handle ] ?? '' : '';
		}
		foreach ( array_intersect_key( self::$ready, array_flip( self::DATA ) ) as $handle => $data ) {
			$name  = self::data_name( $handle );
			$tags .= 1 === preg_match( "/\b$name\b/", $page ) ? $data : '';
		}
		return $tags . ( Scripts::was_taken_off( 'wc-add-to-cart-variation' ) ? wp_get_inline_script_tag( VariationScriptStub::code() ) : '' );
	}

	/**
	 * Returns the data of a WooCommerce script.
	 *
	 * @param string $handle Script handle.
	 */
	private static function data( string $handle ): string {
		$scripts = wp_scripts();
		$queue   = $scripts->queue;
		// WooCommerce localizes only enqueued scripts.
		$scripts->queue[] = $handle;
		self::printed( array( \WC_Frontend_Scripts::class, 'localize_printed_scripts' ) );
		$scripts->queue = $queue;

		$data = $scripts->get_data( $handle, 'data' );
		return is_string( $data ) && str_contains( $data, self::data_name( $handle ) ) ? wp_get_inline_script_tag( $data, array( 'id' => "$handle-js-extra" ) ) : '';
	}

	/**
	 * Returns the name of the data variable.
	 *
	 * @param string $handle Script handle.
	 */
	private static function data_name( string $handle ): string {
		return str_replace( '-', '_', $handle ) . '_params';
	}

	/**
	 * Returns printed output.
	 *
	 * @param callable $prints Prints the output.
	 */
	private static function printed( callable $prints ): string {
		ob_start();
		$prints();
		return (string) ob_get_clean();
	}

	/**
	 * Resets the state of the page (tests).
	 */
	public static function reset(): void {
		self::$ready = array();
		self::$seen  = 0;
	}
}
