<?php
/**
 * Short names of facet parameters.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Used for the listing of the page's archive, for example
 * `?color=blue,red&price=10-50`. A name that WordPress, a taxonomy or another plugin
 * uses would change the page's main query: such a facet keeps its long name, which
 * every listing supports.
 */
final class ShortNames {

	/** Short names of product facets. */
	private const OWN = array(
		FacetedProducts::PRICE  => 'price',
		FacetedProducts::STOCK  => 'stock',
		FacetedProducts::SALE   => 'sale',
		FacetedProducts::RATING => 'rating',
	);

	/** Prefixes of taxonomies and attributes that are dropped. */
	private const PREFIXES = array( 'product_', 'pa_', 'vitrine_' );

	/**
	 * Parameters that are reserved in addition to the public query variables: by
	 * WordPress, by the engines and by common plugins.
	 */
	private const RESERVED = array(
		'action', 'ajax', 'amp', 'apply_coupon', 'cart', 'category', 'checkout', 'comment', 'comments', 'coupon', 'currency', 'customize_changeset_uuid', 'date', 'debug', 'download', // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.ArrayItemNoNewLine -- List of words.
		'edd_action', 'email', 'fbclid', 'filter', 'gclid', 'id', 'key', 'lang', 'language', 'locale', 'login', 'lost-password', 'max_price', 'min_price', 'msclkid', 'nonce', // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.ArrayItemNoNewLine -- List of words.
		'pay_for_order', 'payment', 'post', 'preview', 'product-page', 'quantity', 'rating_filter', 'redirect_to', 'ref', 'remove_item', 'shop', 'show-reset-form', 'ssl', 'taxonomy', // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.ArrayItemNoNewLine -- List of words.
		'term', 'terms', 'theme', 'token', 'type', 'undo_item', 'user', 'users', 'v', 'variation_id', 'ver', 'version', 'view', 'wc-ajax', 'wc-api', 'wp-preview', // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.ArrayItemNoNewLine -- List of words.
	);

	/** Prefixes of parameters of other plugins. */
	private const RESERVED_PREFIXES = '/^(?:_|add[-_]to|attribute_|customize_|edd[-_]|elementor|filter_|query_type_|utm_|vitrine|wc[-_]|wp[-_]|woo)/';

	/**
	 * Returns the short names of a listing's facets.
	 *
	 * @param list<string> $facets Names of its facets.
	 * @return array<string, string> Facet to short name, for facets that have one.
	 */
	public static function of( array $facets ): array {
		global $wp;
		$names = self::among( $facets, self::configured(), array_values( array_filter( array_merge( $wp->public_query_vars, $wp->private_query_vars ), 'is_string' ) ) );
		/**
		 * Filters the short names of facet parameters in a listing that inherits.
		 * Remove one if another plugin uses a parameter with that name.
		 *
		 * @param array<string, string> $names  Facet to parameter name.
		 * @param list<string>          $facets All facets of the listing.
		 *
		 * @example
		 * add_filter( 'vitrine_loop_short_names', fn( $names ) => array_diff_key( $names, array( 'attribute_pa_color' => '' ) ) );
		 */
		$changed = (array) apply_filters( 'vitrine_loop_short_names', $names, $facets );
		return array_intersect_key( array_filter( $changed, static fn ( mixed $name ): bool => is_string( $name ) && self::is_name( $name ) ), array_flip( $facets ) );
	}

	/**
	 * Determines the short names.
	 *
	 * @param list<string>          $facets Names of facets.
	 * @param array<string, string> $configured   Facet to its preferred name, if different from the facet's.
	 * @param list<string>          $taken  Parameters used by others.
	 * @return array<string, string> Facet to name. Where two would have one name, neither has it.
	 */
	public static function among( array $facets, array $configured, array $taken ): array {
		$names = array();
		foreach ( $facets as $facet ) {
			$name = $configured[ $facet ] ?? self::without_prefix( $facet );
			if ( self::is_name( $name ) && ! in_array( $name, $taken, true ) && ! in_array( $name, self::RESERVED, true ) && ! preg_match( self::RESERVED_PREFIXES, $name ) ) {
				$names[ $facet ] = $name;
			}
		}
		$times = array_count_values( $names );
		return array_filter( $names, static fn ( string $name ): bool => 1 === $times[ $name ] );
	}

	/**
	 * Returns names that differ from those of the facets.
	 *
	 * @return array<string, string>
	 */
	private static function configured(): array {
		$types = Plugin::engine()->content_types();
		return self::OWN + array( $types['category'] => 'categories' );
	}

	/**
	 * Returns the name of a facet without prefix.
	 *
	 * @param string $facet Name of the facet.
	 */
	private static function without_prefix( string $facet ): string {
		$name = str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) ? substr( $facet, strlen( FacetedProducts::ATTRIBUTE ) ) : $facet;
		foreach ( self::PREFIXES as $prefix ) {
			if ( str_starts_with( $name, $prefix ) ) {
				return substr( $name, strlen( $prefix ) );
			}
		}
		return $name;
	}

	/**
	 * Whether a name is valid, and not in the format of a long name.
	 *
	 * @param string $name The name.
	 */
	private static function is_name( string $name ): bool {
		return 1 === preg_match( '/^[a-z][a-z0-9_-]{1,39}$/D', $name ) && ! preg_match( '/-\d+$/D', $name );
	}
}
