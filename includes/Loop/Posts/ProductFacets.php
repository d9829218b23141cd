<?php
/**
 * Facets of a listing that are no taxonomies.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * What the shop's catalogue knows of its products: stock status, sale, rating.
 * Their names stand in a listing where those of taxonomies do.
 */
final class ProductFacets {

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
	 * The condition that a post has one of some values.
	 *
	 * @param string       $facet     One that has values.
	 * @param list<string> $values    Its values; of one that it has not there is no post.
	 * @param string       $post_type Of the posts.
	 */
	public static function condition( string $facet, array $values, string $post_type ): string {
		$known = array_intersect( $values, self::values( $facet, $post_type ) );
		$parts = array_map( static fn ( string $value ): string => (string) self::catalogue( $post_type )?->facet_condition( $facet, $value ), $known );
		return array() === $parts ? '1=0' : '( ' . implode( ' OR ', $parts ) . ' )';
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
