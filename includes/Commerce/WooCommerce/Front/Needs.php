<?php
/**
 * What scripts of a page need.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

defined( 'ABSPATH' ) || exit;

/**
 * The scripts that a set of scripts depends on, over all steps: as they have
 * declared it, and as their text tells, since many use jQuery or the data of a
 * WooCommerce script and do not say so.
 */
final class Needs {

	/**
	 * Word in a script's text to the handle that it needs.
	 */
	private const WORDS = array(
		'jQuery'                          => 'jquery-core',
		'wc_add_to_cart_params'           => 'wc-add-to-cart',
		'wc_cart_fragments_params'        => 'wc-cart-fragments',
		'wc_single_product_params'        => 'wc-single-product',
		'wc_product_gallery'              => 'wc-single-product',
		'wc_add_to_cart_variation_params' => 'wc-add-to-cart-variation',
		'wc_variation'                    => 'wc-add-to-cart-variation',
		'variations_form'                 => 'wc-add-to-cart-variation',
		'woocommerce_params'              => 'woocommerce',
	);

	/**
	 * Where the words found in files are kept, by address with version.
	 */
	private const KEPT = 'vitrine_script_words';

	/**
	 * Files whose words are kept; then it begins anew.
	 */
	private const LIMIT = 200;

	/**
	 * Handles that are needed.
	 *
	 * @var array<string, true>
	 */
	private array $handles = array();

	/**
	 * Works it out.
	 *
	 * @param array<string> $queue Handles of scripts on the page.
	 */
	public function __construct( array $queue ) {
		foreach ( $queue as $handle ) {
			$this->add( $handle );
			foreach ( self::words_of( $handle ) as $needed ) {
				$this->handles[ $needed ] = true;
			}
		}
	}

	/**
	 * Whether a script is among them, or has code of others tied to it.
	 *
	 * @param string $handle Of the script.
	 */
	public function has( string $handle ): bool {
		return isset( $this->handles[ $handle ] ) || self::has_code( $handle );
	}

	/**
	 * Adds what a script declares, over all steps.
	 *
	 * @param string $handle Of the script.
	 */
	private function add( string $handle ): void {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		foreach ( $script ? $script->deps : array() as $needed ) {
			if ( ! isset( $this->handles[ $needed ] ) ) {
				$this->handles[ $needed ] = true;
				$this->add( $needed );
			}
		}
	}

	/**
	 * Whether a plugin has put code before or behind a script.
	 *
	 * @param string $handle Of the script.
	 */
	private static function has_code( string $handle ): bool {
		$extra = wp_scripts()->registered[ $handle ]->extra ?? array();
		return ! empty( $extra['before'] ) || ! empty( $extra['after'] );
	}

	/**
	 * What the text of a script tells that it needs.
	 *
	 * @param string $handle Of the script.
	 * @return list<string> Handles.
	 */
	private static function words_of( string $handle ): array {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( null === $script ) {
			return array();
		}
		$extra = $script->extra;
		// The first entry of these lists may be no text.
		$code = implode( ' ', array_filter( array_merge( (array) ( $extra['before'] ?? array() ), (array) ( $extra['after'] ?? array() ) ), 'is_string' ) );
		return array_merge( self::find( $code ), is_string( $script->src ) ? self::words_of_file( $script->src, (string) $script->ver ) : array() );
	}

	/**
	 * What a file tells, read once a version.
	 *
	 * @param string $src     Address.
	 * @param string $version Of the file.
	 * @return list<string>
	 */
	private static function words_of_file( string $src, string $version ): array {
		$file = self::path( $src );
		if ( '' === $file ) {
			return array();
		}
		$kept = get_transient( self::KEPT );
		$kept = is_array( $kept ) ? $kept : array();
		$key  = $src . '?' . $version;
		if ( ! isset( $kept[ $key ] ) ) {
			$kept = count( $kept ) < self::LIMIT ? $kept : array();
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this site.
			$kept[ $key ] = self::find( (string) file_get_contents( $file ) );
			set_transient( self::KEPT, $kept, WEEK_IN_SECONDS );
		}
		return array_values( array_filter( (array) $kept[ $key ], 'is_string' ) );
	}

	/**
	 * The file of a theme or of another plugin behind an address. WooCommerce's
	 * and ours declare what they need.
	 *
	 * @param string $src Address.
	 * @return string Empty: there is none.
	 */
	private static function path( string $src ): string {
		$content = content_url( '/' );
		if ( ! str_starts_with( $src, $content ) || str_starts_with( $src, plugins_url( '/', WC_PLUGIN_FILE ) ) || str_starts_with( $src, plugins_url( '/', VITRINE_FILE ) ) ) {
			return '';
		}
		$file = WP_CONTENT_DIR . '/' . strtok( substr( $src, strlen( $content ) ), '?' );
		return 0 === validate_file( $file ) && str_ends_with( $file, '.js' ) && is_readable( $file ) ? $file : '';
	}

	/**
	 * The handles whose words stand in a text.
	 *
	 * @param string $text Of a script.
	 * @return list<string>
	 */
	private static function find( string $text ): array {
		return array_values( array_filter( self::WORDS, static fn ( string $word ): bool => str_contains( $text, $word ), ARRAY_FILTER_USE_KEY ) );
	}
}
