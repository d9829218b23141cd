<?php
/**
 * What the text of a script tells that it needs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Needs;

defined( 'ABSPATH' ) || exit;

/**
 * Looks for names in scripts: many use jQuery or the data of a WooCommerce script
 * and do not say so.
 */
final class Words {

	/**
	 * Word in a script's text to the handle that it needs.
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
	 * Where the words found in files are kept, by address with version. It does not
	 * expire: WordPress loads such a transient with its options, and one that expires
	 * by a query of its own on every page.
	 */
	private const KEPT = 'vitrine_script_words';

	/**
	 * Files whose words are kept; then it begins anew.
	 */
	private const LIMIT = 100;

	/**
	 * Addresses of the content's folder, WooCommerce's and ours, by site: a page looks at many scripts, several times.
	 *
	 * @var array<int, array{string, string, string}>
	 */
	private static array $folders = array();

	/**
	 * The handles whose words stand in a text.
	 *
	 * @param string $text Of a script.
	 * @return list<string> Handles.
	 */
	public static function of( string $text ): array {
		return array_values( array_filter( self::WORDS, static fn ( string $word ): bool => str_contains( $text, $word ), ARRAY_FILTER_USE_KEY ) );
	}

	/**
	 * What a file of a theme or of another plugin tells, read once a version.
	 * WooCommerce's and ours declare what they need.
	 *
	 * @param string $src     Address.
	 * @param string $version Of the file.
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
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this site.
			$kept[ $key ] = self::of( (string) file_get_contents( $file ) );
			set_transient( self::KEPT, $kept );
		}
		return array_values( array_filter( (array) $kept[ $key ], 'is_string' ) );
	}

	/**
	 * The file behind an address.
	 *
	 * @param string $src Address.
	 * @return string Empty: there is none.
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
