<?php
/**
 * Product facets of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\HasSwatches;
use Vitrine\Commerce\Facets\PriceRange;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Facets of the shop's catalog: stock status, sale, rating, price, attributes. In a
 * listing their names are used like those of taxonomies.
 */
final class ProductFacets {

	/** Maximum number of values of an attribute. */
	public const MOST = 100;

	/**
	 * Returns the values of a facet.
	 *
	 * @param string $facet     Facet name.
	 * @param string $post_type Post type of the listing.
	 * @return list<string> Empty: there is no such facet of these posts.
	 */
	public static function values( string $facet, string $post_type ): array {
		return self::catalog( $post_type )?->product_facets()[ $facet ] ?? array();
	}

	/**
	 * Whether a facet is one of the shop, whose counts change without a change of a
	 * post.
	 *
	 * @param string $facet     Facet name.
	 * @param string $post_type Post type of the listing.
	 */
	public static function has( string $facet, string $post_type ): bool {
		$catalog = self::catalog( $post_type );
		return null !== $catalog && ( FacetedProducts::PRICE === $facet || str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) || isset( $catalog->product_facets()[ $facet ] ) );
	}

	/**
	 * Returns the chosen product facets.
	 *
	 * @param array<string, list<string>> $chosen    Facet to values.
	 * @param string                      $post_type Post type of the listing.
	 * @return array<string, list<string>>
	 */
	public static function among( array $chosen, string $post_type ): array {
		return array_filter( $chosen, static fn ( string $facet ): bool => self::has( $facet, $post_type ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Returns the SQL condition for the chosen product facets.
	 *
	 * @param array<string, list<string>> $chosen    Product facets of among().
	 * @param string                      $post_type Post type of the listing.
	 * @return string Empty: nothing was.
	 */
	public static function condition( array $chosen, string $post_type ): string {
		return array() === $chosen ? '' : (string) self::catalog( $post_type )?->facets_condition( $chosen );
	}

	/**
	 * Returns the other chosen facets that must be matched by the same variation.
	 *
	 * @param string                      $facet     Facet name.
	 * @param array<string, list<string>> $chosen    Facet to values.
	 * @param string                      $post_type Post type of the listing.
	 * @return array<string, list<string>>
	 */
	public static function beside( string $facet, array $chosen, string $post_type ): array {
		$coupled = static fn ( string $one ): bool => in_array( $one, array( FacetedProducts::STOCK, FacetedProducts::PRICE ), true ) || str_starts_with( $one, FacetedProducts::ATTRIBUTE );
		return $coupled( $facet ) ? array_filter( self::among( array_diff_key( $chosen, array( $facet => 0 ) ), $post_type ), $coupled, ARRAY_FILTER_USE_KEY ) : array();
	}

	/**
	 * Returns the attributes with facets.
	 *
	 * @param string $post_type Post type of the listing.
	 * @return array<string, string> Facet to what the attribute is called.
	 */
	public static function attributes( string $post_type ): array {
		return self::catalog( $post_type )?->attributes() ?? array();
	}

	/**
	 * Returns the values of an attribute.
	 *
	 * @param string $facet     Name of the facet; empty result for other kinds.
	 * @param string $post_type Post type of the listing.
	 * @param int    $most      Maximum number of values.
	 * @return array<string, string> Slug to name.
	 */
	public static function attribute_values( string $facet, string $post_type, int $most ): array {
		return str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) ? self::catalog( $post_type )?->attribute_values( $facet, $most ) ?? array() : array();
	}

	/**
	 * Returns the colors of an attribute's values.
	 *
	 * @param string $facet     Name of the facet; empty result for other kinds.
	 * @param string $post_type Post type of the listing.
	 * @return array<string, string> Slug to `#rrggbb`, for terms with a color.
	 */
	public static function swatches( string $facet, string $post_type ): array {
		$catalog = self::catalog( $post_type );
		return $catalog instanceof HasSwatches && str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) ? $catalog->swatches( $facet ) : array();
	}

	/**
	 * Returns the images of an attribute's values.
	 *
	 * @param string $facet     Name of the facet; empty result for other kinds.
	 * @param string $post_type Post type of the listing.
	 * @return array<string|int, string> Slug to URL, for terms with an image.
	 */
	public static function swatch_images( string $facet, string $post_type ): array {
		$catalog = self::catalog( $post_type );
		return $catalog instanceof HasSwatches && str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) ? $catalog->swatch_images( $facet ) : array();
	}

	/**
	 * Returns the number of posts for each value of an attribute.
	 *
	 * @param string                             $facet     Facet name.
	 * @param array<string, list<string>>        $beside    Other facets of beside().
	 * @param array{join: string, where: string} $parts     SQL of the query.
	 * @param string                             $post_type Post type of the listing.
	 * @return array<string, int> Slug to count; without zeros.
	 */
	public static function attribute_counts( string $facet, array $beside, array $parts, string $post_type ): array {
		return self::catalog( $post_type )?->attribute_counts( $facet, $beside, $parts['join'], $parts['where'] ) ?? array();
	}

	/**
	 * Returns the lowest and highest price of posts.
	 *
	 * @param array{join: string, where: string} $parts     SQL of the query.
	 * @param string                             $post_type Post type of the listing.
	 * @return array{int, int}|null Minor units.
	 */
	public static function price_bounds( array $parts, string $post_type ): ?array {
		return self::catalog( $post_type )?->price_bounds( $parts['join'], $parts['where'] );
	}

	/**
	 * Returns the label of a facet.
	 *
	 * @param string $facet Facet name.
	 */
	public static function label( string $facet ): string {
		return match ( $facet ) {
			FacetedProducts::STOCK => __( 'Availability', 'vitrine' ),
			FacetedProducts::SALE  => __( 'Offers', 'vitrine' ),
			FacetedProducts::PRICE => __( 'Price', 'vitrine' ),
			default                => __( 'Rating', 'vitrine' ),
		};
	}

	/**
	 * Returns the label of a value.
	 *
	 * @param string $facet Facet name.
	 * @param string $value Value of the facet; an unknown one is returned as is.
	 */
	public static function name( string $facet, string $value ): string {
		if ( FacetedProducts::PRICE === $facet ) {
			return PriceRange::of( $value )?->name( Plugin::engine()->currency() ) ?? $value;
		}
		if ( str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) ) {
			return self::attribute_values( $facet, Plugin::engine()->content_types()['post_type'], self::MOST )[ $value ] ?? $value;
		}
		if ( FacetedProducts::RATING === $facet && ctype_digit( $value ) ) {
			return match ( $value ) {
				'5'     => __( '5 stars', 'vitrine' ),
				'1'     => __( '1 star & up', 'vitrine' ),
				/* translators: %s: number of stars, 2 to 4. */
				default => sprintf( __( '%s stars & up', 'vitrine' ), number_format_i18n( (int) $value ) ),
			};
		}
		$names = array(
			FacetedProducts::STOCK => array(
				FacetedProducts::IN_STOCK     => __( 'In stock', 'vitrine' ),
				FacetedProducts::OUT_OF_STOCK => __( 'Out of stock', 'vitrine' ),
				FacetedProducts::ON_BACKORDER => __( 'On backorder', 'vitrine' ),
			),
			FacetedProducts::SALE  => array( FacetedProducts::ON_SALE => __( 'On sale', 'vitrine' ) ),
		);
		return $names[ $facet ][ $value ] ?? $value;
	}

	/**
	 * Returns the catalog if the post type is that of products and it has facets.
	 *
	 * @param string $post_type Post type of the listing.
	 */
	private static function catalog( string $post_type ): ?FacetedProducts {
		$engine  = Plugin::engine();
		$catalog = $engine->content_types()['post_type'] === $post_type ? $engine->catalog() : null;
		return $catalog instanceof FacetedProducts ? $catalog : null;
	}
}
