<?php
/**
 * Speculative loading of pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Instant;

use Vitrine\Commerce\Engines;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Site\InlineScript;
use Vitrine\Support\RenderedBlocks;
use WP_URL_Pattern_Prefixer;

defined( 'ABSPATH' ) || exit;

/**
 * Makes browsers load the page of a link on hover. WordPress prints the rules since
 * 6.8, and excludes logged-in users, URLs with a query (writes, nonces), its own files
 * and `nofollow` links; pages with visitor data and files are excluded here. Browsers
 * skip it on low data or memory.
 */
final class Speculation {

	private const PRERENDER = 'prerender';
	private const PREFETCH  = 'prefetch';

	/**
	 * Pages with the visitor's own cart, address or orders.
	 */
	private const OWN = array( 'cart', 'checkout', 'account' );

	/**
	 * Files that are downloaded, not displayed.
	 */
	private const FILES = '/*.(csv|docx?|epub|exe|gz|mp3|mp4|pdf|rar|xlsx?|zip)';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Early, so that later filters can override it.
		add_filter( 'wp_speculation_rules_configuration', array( self::class, 'configure' ), 5 );
		add_filter( 'wp_speculation_rules_href_exclude_paths', array( self::class, 'exclude' ), 10, 2 );
		add_action( 'wp_footer', array( self::class, 'print' ) );
		add_action( 'wp_footer', array( self::class, 'print_next_pages' ) );
		add_action( 'save_post', array( OwnPages::class, 'note' ), 10, 2 );
		// Not on deleted_post, because a pattern is still cached then.
		add_action( 'after_delete_post', array( OwnPages::class, 'forget' ), 10, 2 );
	}

	/**
	 * Filters the configuration, unless another plugin has set a mode.
	 *
	 * @param mixed $config Mode and eagerness; null: disabled.
	 * @return mixed With the paths or rules of this plugin.
	 */
	public static function configure( $config ) {
		$mode = self::mode();
		if ( '' === $mode || ! is_array( $config ) || 'auto' !== ( $config['mode'] ?? 'auto' ) ) {
			return $config;
		}
		$eagerness = $config['eagerness'] ?? 'auto';
		return array(
			'mode'      => $mode,
			'eagerness' => 'auto' === $eagerness ? 'moderate' : $eagerness,
		);
	}

	/**
	 * Excludes pages with visitor data, and files. Pages with such a block are also
	 * excluded from WordPress's default rules, unless the owner has changed the
	 * setting.
	 *
	 * @param mixed  $paths URL path patterns.
	 * @param string $mode  Mode: prefetch or prerender.
	 * @return mixed With the paths or rules of this plugin.
	 */
	public static function exclude( $paths, string $mode ) {
		if ( ! is_array( $paths ) ) {
			return $paths;
		}
		if ( '' === self::mode() ) {
			return 'builtin' === Plugin::engine()->id() || 'auto' !== Settings::text( 'speculative_loading' ) ? $paths : array_merge( $paths, self::block_paths() );
		}
		return array_merge( $paths, self::own_paths(), self::PRERENDER === $mode ? array( self::FILES ) : array() );
	}

	/**
	 * Prints the rules for WordPress versions without them.
	 */
	public static function print(): void {
		if ( function_exists( 'wp_get_speculation_rules' ) || is_user_logged_in() || ! get_option( 'permalink_structure' ) ) {
			return;
		}
		$mode = self::mode();
		if ( '' !== $mode ) {
			wp_print_inline_script_tag( (string) wp_json_encode( self::rules( $mode ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ), array( 'type' => 'speculationrules' ) );
		}
	}

	/**
	 * Prints the script that prefetches the pages a visitor of a listing will probably
	 * open next, once the page is idle. Not on product and cart pages, where a listing
	 * is secondary.
	 */
	public static function print_next_pages(): void {
		$engine = Plugin::engine();
		if ( 'builtin' !== $engine->id() || ! self::is_on() || ! RenderedBlocks::has( 'product-listing' ) ) {
			return;
		}
		foreach ( array( 'product', ...self::OWN ) as $page ) {
			if ( $engine->is_page( $page ) ) {
				return;
			}
		}
		echo InlineScript::html( 'loader-next-pages', array( 'exclude' => (string) wp_json_encode( self::excluded(), JSON_UNESCAPED_SLASHES ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes the attribute value.
	}

	/**
	 * Whether speculative loading is enabled on this page: by our setting, for visitors
	 * who are not logged in, and not disabled by another plugin.
	 */
	private static function is_on(): bool {
		if ( '' === self::mode() ) {
			return false;
		}
		return function_exists( 'wp_get_speculation_rules_configuration' )
			? null !== wp_get_speculation_rules_configuration()
			: ! is_user_logged_in() && (bool) get_option( 'permalink_structure' );
	}

	/**
	 * Returns the excluded path patterns, as WordPress determines them.
	 *
	 * @return list<string>
	 */
	private static function excluded(): array {
		/** This filter is documented in wp-includes/speculative-loading.php */
		$paths = array_filter( (array) apply_filters( 'wp_speculation_rules_href_exclude_paths', array(), self::PREFETCH ), 'is_string' );
		if ( class_exists( WP_URL_Pattern_Prefixer::class ) ) {
			$prefixer = new WP_URL_Pattern_Prefixer();
			$paths    = array_map( static fn ( string $path ): string => $prefixer->prefix_path_pattern( $path ), $paths );
		}
		return array_values( array_unique( $paths ) );
	}

	/**
	 * Returns the rules that WordPress would print.
	 *
	 * @param string $mode Mode: prefetch or prerender.
	 * @return array<string, list<array<string, mixed>>>
	 */
	public static function rules( string $mode ): array {
		$home = self::path( home_url( '/' ) );
		return array(
			$mode => array(
				array(
					'source'    => 'document',
					'where'     => array(
						'and' => array(
							array( 'href_matches' => $home . '*' ),
							array(
								'not' => array(
									'href_matches' => array_merge(
										array(
											self::path( site_url( '/' ) ) . 'wp-*.php',
											self::path( admin_url() ) . '*',
											self::path( content_url( '/' ) ) . '*',
											$home . '*\\?(.+)',
										),
										self::own_paths(),
										array( untrailingslashit( $home ) . self::FILES )
									),
								),
							),
							array( 'not' => array( 'selector_matches' => 'a[rel~="nofollow"], a[download], .no-prefetch, .no-prefetch a, .no-prerender, .no-prerender a' ) ),
						),
					),
					'eagerness' => 'moderate',
				),
			),
		);
	}

	/**
	 * Returns the mode; empty: WordPress's default.
	 */
	private static function mode(): string {
		$wanted = Settings::text( 'speculative_loading' );
		if ( 'auto' === $wanted ) {
			// Pages of another shop plugin may run analytics before they are visible, and our mode loads more.
			$wanted = 'builtin' === Plugin::engine()->id() ? self::PRERENDER : '';
		}
		/**
		 * Filters what browsers do with the page of a link on hover: `prerender` it,
		 * `prefetch` its document, or, if empty, WordPress's default.
		 *
		 * @param string $mode Mode according to the setting.
		 *
		 * @example
		 * add_filter( 'vitrine_speculative_loading', fn( $mode ) => is_page( 'lookbook' ) ? 'prefetch' : $mode );
		 */
		$mode = (string) apply_filters( 'vitrine_speculative_loading', $wanted );
		return in_array( $mode, array( self::PRERENDER, self::PREFETCH ), true ) ? $mode : '';
	}

	/**
	 * Returns the path patterns of pages with visitor data.
	 *
	 * @return list<string>
	 */
	private static function own_paths(): array {
		$home  = self::path( home_url( '/' ) );
		$paths = self::block_paths();
		foreach ( Engines::all() as $engine ) {
			foreach ( self::OWN as $page ) {
				$path = self::path( $engine->page_url( $page ) );
				// page_url() returns the front page for a missing page.
				if ( $path !== $home ) {
					$paths[] = untrailingslashit( $path ) . '{/*}?';
				}
			}
		}
		return array_values( array_unique( $paths ) );
	}

	/**
	 * Returns the path patterns of pages with a block that shows visitor data.
	 *
	 * @return list<string>
	 */
	private static function block_paths(): array {
		// Usually empty on sites with another shop plugin; then load nothing.
		if ( array() === get_option( OwnPages::OPTION ) ) {
			return array();
		}
		$home  = self::path( home_url( '/' ) );
		$paths = array();
		foreach ( OwnPages::urls() as $url ) {
			$path    = self::path( $url );
			$paths[] = $path === $home ? $home : untrailingslashit( $path ) . '{/*}?';
		}
		return array_values( array_unique( $paths ) );
	}

	/**
	 * Returns the path of a URL.
	 *
	 * @param string $url Absolute URL.
	 */
	private static function path( string $url ): string {
		$path = wp_parse_url( $url, PHP_URL_PATH );
		return is_string( $path ) && '' !== $path ? $path : '/';
	}
}
