<?php
/**
 * Pages that are loaded ahead of a click.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Instant;

use Vitrine\Blocks;
use Vitrine\Commerce\Engines;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Site\InlineScript;
use WP_URL_Pattern_Prefixer;

defined( 'ABSPATH' ) || exit;

/**
 * Has browsers load the page behind a link that is pointed at. WordPress prints the
 * rules since 6.8, and leaves out who is logged in, addresses with a query (what
 * writes, nonces), its own files and links that are `nofollow`; visitors' own
 * pages and files are left out here. Browsers load nothing ahead where data or
 * memory are short.
 */
final class Speculation {

	private const PRERENDER = 'prerender';
	private const PREFETCH  = 'prefetch';

	/**
	 * Pages that show the visitor's own cart, address or orders.
	 */
	private const OWN = array( 'cart', 'checkout', 'account' );

	/**
	 * What is saved, not shown.
	 */
	private const FILES = '/*.(csv|docx?|epub|exe|gz|mp3|mp4|pdf|rar|xlsx?|zip)';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Whoever comes later has decided for themselves.
		add_filter( 'wp_speculation_rules_configuration', array( self::class, 'configure' ), 5 );
		add_filter( 'wp_speculation_rules_href_exclude_paths', array( self::class, 'exclude' ), 10, 2 );
		add_action( 'wp_footer', array( self::class, 'print' ) );
		add_action( 'wp_footer', array( self::class, 'print_next_pages' ) );
		add_action( 'save_post', array( OwnPages::class, 'note' ), 10, 2 );
		// Not on deleted_post: a pattern is still in the cache then.
		add_action( 'after_delete_post', array( OwnPages::class, 'forget' ), 10, 2 );
	}

	/**
	 * Says how pages are loaded, where nobody else does.
	 *
	 * @param mixed $config Mode and eagerness; null: nothing is loaded.
	 * @return mixed The same, with ours.
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
	 * Leaves out the visitor's own pages, and files. Pages that a block of ours makes
	 * one's own are left out of WordPress's rules too, unless the owner wants these.
	 *
	 * @param mixed  $paths Patterns of paths.
	 * @param string $mode  What is done with the others.
	 * @return mixed The same, with ours.
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
	 * Prints the rules where WordPress has none.
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
	 * Prints the script that has the browser fetch what a visitor of a listing is
	 * likely to open next, once the page is at rest. Below a product or a cart a
	 * listing is not what the visitor came for.
	 */
	public static function print_next_pages(): void {
		$engine = Plugin::engine();
		if ( 'builtin' !== $engine->id() || ! self::is_on() || ! in_array( 'product-listing', Blocks::rendered(), true ) ) {
			return;
		}
		foreach ( array( 'product', ...self::OWN ) as $page ) {
			if ( $engine->is_page( $page ) ) {
				return;
			}
		}
		echo InlineScript::html( 'loader-next-pages', array( 'exclude' => (string) wp_json_encode( self::excluded(), JSON_UNESCAPED_SLASHES ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes the attribute.
	}

	/**
	 * Whether pages are loaded ahead of this one at all: by our setting, for a
	 * visitor who is not logged in, and where no other plugin has said no.
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
	 * Patterns of what nobody wants loaded ahead, as WordPress asks for them.
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
	 * The rules that WordPress would print.
	 *
	 * @param string $mode What is done with pages.
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
	 * What is done with the page behind a link; empty: what WordPress does.
	 */
	private static function mode(): string {
		$wanted = Settings::text( 'speculative_loading' );
		if ( 'auto' === $wanted ) {
			// Pages of another plugin may run what counts a page before it is seen, and would get heavier by our rules.
			$wanted = 'builtin' === Plugin::engine()->id() ? self::PRERENDER : '';
		}
		/**
		 * Changes what browsers do with the page behind a link that is pointed at:
		 * `prerender` it whole, `prefetch` its document, or, where it is empty,
		 * what WordPress has them do.
		 *
		 * @param string $mode By the owner's setting.
		 *
		 * @example
		 * add_filter( 'vitrine_speculative_loading', fn( $mode ) => is_page( 'lookbook' ) ? 'prefetch' : $mode );
		 */
		$mode = (string) apply_filters( 'vitrine_speculative_loading', $wanted );
		return in_array( $mode, array( self::PRERENDER, self::PREFETCH ), true ) ? $mode : '';
	}

	/**
	 * Patterns of the visitor's own pages.
	 *
	 * @return list<string>
	 */
	private static function own_paths(): array {
		$home  = self::path( home_url( '/' ) );
		$paths = self::block_paths();
		foreach ( Engines::all() as $engine ) {
			foreach ( self::OWN as $page ) {
				$path = self::path( $engine->page_url( $page ) );
				// The front page stands for one that is not there.
				if ( $path !== $home ) {
					$paths[] = untrailingslashit( $path ) . '{/*}?';
				}
			}
		}
		return array_values( array_unique( $paths ) );
	}

	/**
	 * Patterns of the pages whose content has a block of one visitor.
	 *
	 * @return list<string>
	 */
	private static function block_paths(): array {
		// On most sites beside another plugin's shop there are none, and nothing is read for it.
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
	 * The path of an address.
	 *
	 * @param string $url Absolute.
	 */
	private static function path( string $url ): string {
		$path = wp_parse_url( $url, PHP_URL_PATH );
		return is_string( $path ) && '' !== $path ? $path : '/';
	}
}
