<?php
/**
 * JQuery for code that nobody has told WordPress of.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Needs;

use Vitrine\Commerce\WooCommerce\Front\Scripts;
use Vitrine\Settings\Settings;
use Vitrine\Support\FinishedPage;

defined( 'ABSPATH' ) || exit;

/**
 * Looks at a finished page from which jQuery was taken with WooCommerce's scripts,
 * and puts WordPress's in front of the first code written by hand that uses it.
 * A page without such code stays as it is. What is put in is the same for every
 * visitor.
 */
final class LateJquery {

	private const JQUERY = 'jquery-core';

	/** Libraries that came with WooCommerce's scripts, by what calls them. */
	private const LIBRARIES = array(
		'wc-jquery-blockui' => '/\.(?:un)?block\s*\(|\.(?:un)?blockUI\b/',
		'wc-js-cookie'      => '/\bCookies\b/',
	);

	/** WooCommerce's scripts whose data code written by hand reads. */
	private const DATA = array( 'woocommerce', 'wc-add-to-cart', 'wc-cart-fragments', 'wc-single-product' );

	/**
	 * What may be put in: handle to markup.
	 *
	 * @var array<string, string>
	 */
	private static array $ready = array();

	/**
	 * How much of the page was looked through without finding any such code, in bytes.
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
	 * Has the page looked at when it is finished.
	 */
	public static function begin(): void {
		if ( is_customize_preview() || is_feed() || is_embed() || is_robots() || is_trackback() || ! Settings::on( 'replace_page_script' ) || Scripts::is_page_script_at_work() ) {
			return;
		}
		add_action( 'wp_print_footer_scripts', array( self::class, 'prepare' ), FinishedPage::LAST );
		// What is printed below the footer, before WordPress lets the page go (1).
		add_action( 'shutdown', array( self::class, 'prepare' ), 0 );
		FinishedPage::give( array( self::class, 'finish' ) );
	}

	/**
	 * Makes the tags ready where something uses them, while something can still be
	 * printed, as WordPress would print them, with what plugins do to them.
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
	 * Whether code written by hand on a page, as far as it has come, uses what went.
	 *
	 * @param string $page From its beginning.
	 */
	private static function has_user( string $page ): bool {
		// Behind the footer there is hardly anything: what has none of this has no code that uses it.
		if ( self::$seen > 0 && strlen( $page ) >= self::$seen && 1 !== preg_match( '~<script|jQuery|_params~i', substr( $page, self::$seen ) ) ) {
			return false;
		}
		self::$seen = strlen( $page );
		return null !== Handwritten::first( $page, wp_scripts()->done );
	}

	/**
	 * Whether a buffer holds the page from its beginning: not one that somebody has
	 * opened in the middle of it.
	 *
	 * @param string $page What it holds.
	 */
	private static function is_whole( string $page ): bool {
		return false !== stripos( $page, '<html' );
	}

	/**
	 * Puts them into the page where something uses them.
	 *
	 * @param string $page The whole page.
	 */
	public static function finish( string $page ): string {
		if ( array() === self::$ready || wp_script_is( self::JQUERY, 'done' ) ) {
			return $page;
		}
		$at = Handwritten::first( $page, wp_scripts()->done );
		return null === $at ? $page : substr_replace( $page, self::tags_for( $page ), $at, 0 );
	}

	/**
	 * The tags that a page needs.
	 *
	 * @param string $page The whole page.
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
		return $tags . ( Scripts::was_taken_off( 'wc-add-to-cart-variation' ) ? wp_get_inline_script_tag( StandIn::code() ) : '' );
	}

	/**
	 * The data of one of WooCommerce's scripts.
	 *
	 * @param string $handle Of the script.
	 */
	private static function data( string $handle ): string {
		$scripts = wp_scripts();
		$queue   = $scripts->queue;
		// WooCommerce gives data to what is in the queue only.
		$scripts->queue[] = $handle;
		self::printed( array( \WC_Frontend_Scripts::class, 'localize_printed_scripts' ) );
		$scripts->queue = $queue;

		$data = $scripts->get_data( $handle, 'data' );
		return is_string( $data ) && str_contains( $data, self::data_name( $handle ) ) ? wp_get_inline_script_tag( $data, array( 'id' => "$handle-js-extra" ) ) : '';
	}

	/**
	 * What that data is called.
	 *
	 * @param string $handle Of the script.
	 */
	private static function data_name( string $handle ): string {
		return str_replace( '-', '_', $handle ) . '_params';
	}

	/**
	 * What something prints.
	 *
	 * @param callable $prints It.
	 */
	private static function printed( callable $prints ): string {
		ob_start();
		$prints();
		return (string) ob_get_clean();
	}

	/**
	 * Forgets the page (tests).
	 */
	public static function reset(): void {
		self::$ready = array();
		self::$seen  = 0;
	}
}
