<?php
/**
 * Facets of a listing that are no taxonomies.
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
 * What the shop's catalogue knows of its products: stock status, sale, rating,
 * price, attributes.
 * Their names stand in a listing where those of taxonomies do.
 */
final class ProductFacets {

	/** More values than these of an attribute help nobody. */
	public const MOST = 100;

	/**
	 * The values of a facet.
	 *
	 * @param string $facet     Name.
	 * @param string $post_type Of the posts.
	 * @return list<string> Empty: there is no such facet of these posts.
	 */
	public static function values( string $facet, string $post_type ): array {
		return self::catalogue( $post_type )?->product_facets()[ $facet ] ?? array();
	}

	/**
	 * Whether a facet is the shop's own, whose answers change without a change of a post.
	 *
	 * @param string $facet     Name.
	 * @param string $post_type Of the posts.
	 */
	public static function has( string $facet, string $post_type ): bool {
		$catalogue = self::catalogue( $post_type );
		return null !== $catalogue && ( FacetedProducts::PRICE === $facet || str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) || isset( $catalogue->product_facets()[ $facet ] ) );
	}

	/**
	 * The shop's own facets among what was chosen.
	 *
	 * @param array<string, list<string>> $chosen    Facet to values.
	 * @param string                      $post_type Of the posts.
	 * @return array<string, list<string>>
	 */
	public static function among( array $chosen, string $post_type ): array {
		return array_filter( $chosen, static fn ( string $facet ): bool => self::has( $facet, $post_type ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * The condition that a post is one of what was chosen.
	 *
	 * @param array<string, list<string>> $chosen    Of among().
	 * @param string                      $post_type Of the posts.
	 * @return string Empty: nothing was.
	 */
	public static function condition( array $chosen, string $post_type ): string {
		return array() === $chosen ? '' : (string) self::catalogue( $post_type )?->facets_condition( $chosen );
	}

	/**
	 * What was chosen of other facets and is to be met by the same variation as a
	 * facet's values.
	 *
	 * @param string                      $facet     Name.
	 * @param array<string, list<string>> $chosen    Facet to values.
	 * @param string                      $post_type Of the posts.
	 * @return array<string, list<string>>
	 */
	public static function beside( string $facet, array $chosen, string $post_type ): array {
		$coupled = static fn ( string $one ): bool => in_array( $one, array( FacetedProducts::STOCK, FacetedProducts::PRICE ), true ) || str_starts_with( $one, FacetedProducts::ATTRIBUTE );
		return $coupled( $facet ) ? array_filter( self::among( array_diff_key( $chosen, array( $facet => 0 ) ), $post_type ), $coupled, ARRAY_FILTER_USE_KEY ) : array();
	}

	/**
	 * The attributes that there are facets of.
	 *
	 * @param string $post_type Of the posts.
	 * @return array<string, string> Facet to what the attribute is called.
	 */
	public static function attributes( string $post_type ): array {
		return self::catalogue( $post_type )?->attributes() ?? array();
	}

	/**
	 * The values of an attribute.
	 *
	 * @param string $facet     Name; one of another kind has none.
	 * @param string $post_type Of the posts.
	 * @param int    $most      So many at most.
	 * @return array<string, string> Slug to name.
	 */
	public static function attribute_values( string $facet, string $post_type, int $most ): array {
		return str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) ? self::catalogue( $post_type )?->attribute_values( $facet, $most ) ?? array() : array();
	}

	/**
	 * The colors of an attribute's values.
	 *
	 * @param string $facet     Name; one of another kind has none.
	 * @param string $post_type Of the posts.
	 * @return array<string, string> Slug to `#rrggbb`; what has none is absent.
	 */
	public static function swatches( string $facet, string $post_type ): array {
		$catalogue = self::catalogue( $post_type );
		return $catalogue instanceof HasSwatches && str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) ? $catalogue->swatches( $facet ) : array();
	}

	/**
	 * The pictures of an attribute's values.
	 *
	 * @param string $facet     Name; one of another kind has none.
	 * @param string $post_type Of the posts.
	 * @return array<string|int, string> Slug to address; what has none is absent.
	 */
	public static function swatch_images( string $facet, string $post_type ): array {
		$catalogue = self::catalogue( $post_type );
		return $catalogue instanceof HasSwatches && str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) ? $catalogue->swatch_images( $facet ) : array();
	}

	/**
	 * How many posts there would be with each value of an attribute.
	 *
	 * @param string                             $facet     Name.
	 * @param array<string, list<string>>        $beside    Of beside().
	 * @param array{join: string, where: string} $parts     Of the question.
	 * @param string                             $post_type Of the posts.
	 * @return array<string, int> Slug to count; what has none is absent.
	 */
	public static function attribute_counts( string $facet, array $beside, array $parts, string $post_type ): array {
		return self::catalogue( $post_type )?->attribute_counts( $facet, $beside, $parts['join'], $parts['where'] ) ?? array();
	}

	/**
	 * The lowest and the highest price of posts.
	 *
	 * @param array{join: string, where: string} $parts     Of the question.
	 * @param string                             $post_type Of the posts.
	 * @return array{int, int}|null Minor units.
	 */
	public static function price_bounds( array $parts, string $post_type ): ?array {
		return self::catalogue( $post_type )?->price_bounds( $parts['join'], $parts['where'] );
	}

	/**
	 * What a facet is called.
	 *
	 * @param string $facet Name.
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
	 * What a value is called.
	 *
	 * @param string $facet Name.
	 * @param string $value One of its values; any other is its own name.
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
	 * The catalogue, where these posts are its products and it has facets of them.
	 *
	 * @param string $post_type Of the posts.
	 */
	private static function catalogue( string $post_type ): ?FacetedProducts {
		$engine    = Plugin::engine();
		$catalogue = $engine->content_types()['post_type'] === $post_type ? $engine->catalogue() : null;
		return $catalogue instanceof FacetedProducts ? $catalogue : null;
	}
}
