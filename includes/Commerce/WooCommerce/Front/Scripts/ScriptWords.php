<?php
/**
 * Dependencies found in the code of scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Searches scripts for names: many use jQuery or the data of a WooCommerce script
 * without declaring it.
 */
final class ScriptWords {

	/**
	 * Word in the code to the handle of the dependency.
	 */
	private const WORDS = array(
		'jQuery'                          => 'jquery-core',
		'wc_add_to_cart_params'           => 'wc-add-to-cart',
		'wc_cart_fragments_params'        => 'wc-cart-fragments',
		'wc_single_product_params'        => 'wc-single-product',
		'wc_product_gallery'              => 'wc-single-product',
		'wc-product-gallery-'             => 'wc-single-product',
		'wc_add_to_cart_variation_params' => 'wc-add-to-cart-variation',
		'wc_variation'                    => 'wc-add-to-cart-variation',
		'variations_form'                 => 'wc-add-to-cart-variation',
		'woocommerce_params'              => 'woocommerce',
	);

	/**
	 * Transient with the results for files, by URL and version. It does not expire:
	 * WordPress then autoloads it with the options, instead of querying it on every
	 * page.
	 */
	private const KEPT = 'vitrine_script_words';

	/**
	 * Maximum number of cached files; then the cache is cleared.
	 */
	private const LIMIT = 100;

	/**
	 * URLs of the content folder, of WooCommerce and of Vitrine, by site ID; cached,
	 * because a page checks many scripts several times.
	 *
	 * @var array<int, array{string, string, string}>
	 */
	private static array $folders = array();

	/**
	 * Returns the handles of the words found in a text.
	 *
	 * @param string $text Code of a script.
	 * @return list<string> Handles.
	 */
	public static function of( string $text ): array {
		return array_values( array_filter( self::WORDS, static fn ( string $word ): bool => str_contains( $text, $word ), ARRAY_FILTER_USE_KEY ) );
	}

	/**
	 * Returns the dependencies of a theme's or plugin's file, read once per version.
	 * WooCommerce and Vitrine declare theirs.
	 *
	 * @param string $src     Address.
	 * @param string $version URL of the file.
	 * @return list<string>|null Handles; null where there is no such file.
	 */
	public static function of_file( string $src, string $version ): ?array {
		$file = self::path( $src );
		if ( '' === $file ) {
			return null;
		}
		$kept = get_transient( self::KEPT );
		$kept = is_array( $kept ) ? $kept : array();
		$key  = $src . '?' . $version;
		if ( ! isset( $kept[ $key ] ) ) {
			$kept = count( $kept ) < self::LIMIT ? $kept : array();
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Local file of the site.
			$kept[ $key ] = self::of( (string) file_get_contents( $file ) );
			set_transient( self::KEPT, $kept );
		}
		return array_values( array_filter( (array) $kept[ $key ], 'is_string' ) );
	}

	/**
	 * Returns the path of the file at a URL.
	 *
	 * @param string $src URL of the file.
	 * @return string Empty if there is none.
	 */
	private static function path( string $src ): string {
		$site                                = get_current_blog_id();
		self::$folders[ $site ]            ??= array( content_url( '/' ), plugins_url( '/', WC_PLUGIN_FILE ), plugins_url( '/', VITRINE_FILE ) );
		list( $content, $woocommerce, $own ) = self::$folders[ $site ];
		if ( ! str_starts_with( $src, $content ) || str_starts_with( $src, $woocommerce ) || str_starts_with( $src, $own ) ) {
			return '';
		}
		$file = WP_CONTENT_DIR . '/' . strtok( substr( $src, strlen( $content ) ), '?' );
		return 0 === validate_file( $file ) && str_ends_with( $file, '.js' ) && is_readable( $file ) ? $file : '';
	}
}
