<?php
/**
 * Image of a category.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Site;

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Plugin;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The image that the owner has set for a product category, stored where WooCommerce
 * stores its own.
 */
final class CategoryImage {

	public const META = 'thumbnail_id';

	/** Number of newest products in a category to search for an image. */
	private const MOST = 4;

	/** Query variable of editor requests: the category ID. */
	private const ARGUMENT = 'vitrine_term';

	/**
	 * Renders the image; null if there is none.
	 *
	 * @param int  $id           Category ID; 0: that of the page.
	 * @param bool $is_link      Whether it links to the category. The name beside it is the accessible link.
	 * @param bool $has_products Whether to fall back to the image of a product.
	 */
	public static function render( int $id, bool $is_link, bool $has_products = false ): ?Markup {
		$term = self::term( $id );
		if ( null === $term ) {
			return null;
		}
		$own   = (int) get_term_meta( $term->term_id, self::META, true );
		$image = wp_get_attachment_image( $own > 0 || ! $has_products ? $own : self::of_product( $term ), 'large', false, $is_link ? array( 'alt' => '' ) : array() );
		if ( '' === $image ) {
			return null;
		}
		$link = $is_link ? get_term_link( $term ) : '';
		return Markup::tag(
			'figure',
			array( 'class' => 'vitrine-category-image' ),
			is_string( $link ) && '' !== $link ? Markup::tag(
				'a',
				array(
					'href'        => $link,
					'tabindex'    => '-1',
					'aria-hidden' => 'true',
				),
				Markup::safe( $image )
			) : Markup::safe( $image )
		);
	}

	/**
	 * Returns the image of the newest product that has one.
	 *
	 * @param \WP_Term $term The category.
	 * @return int Attachment; 0: none has.
	 */
	private static function of_product( \WP_Term $term ): int {
		$query = new ProductQuery( orderby: 'date', category: $term->slug, per_page: self::MOST, counted: false );
		foreach ( Plugin::engine()->catalog()->query( $query )->products as $product ) {
			if ( array() !== $product->images ) {
				return $product->images[0]->id;
			}
		}
		return 0;
	}

	/**
	 * Returns the category; in the template editor an example.
	 *
	 * @param int $id Category ID; 0: that of the page.
	 */
	private static function term( int $id ): ?\WP_Term {
		$taxonomy = Plugin::engine()->content_types()['category'];
		if ( 0 === $id && wp_is_serving_rest_request() ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Read-only request; cast to a number.
			$id = absint( $_GET[ self::ARGUMENT ] ?? 0 );
			return $id > 0 ? self::term( $id ) : self::example( $taxonomy );
		}
		$term = $id > 0 ? get_term( $id, $taxonomy ) : get_queried_object();
		return $term instanceof \WP_Term && $taxonomy === $term->taxonomy ? $term : null;
	}

	/**
	 * Returns a category with an image; if none has one, that with the most products.
	 *
	 * @param string $taxonomy Taxonomy of the categories.
	 */
	private static function example( string $taxonomy ): ?\WP_Term {
		$found = get_terms(
			array(
				'taxonomy'     => $taxonomy,
				'number'       => 1,
				'meta_key'     => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Runs only in the editor.
				'meta_value'   => '0', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- Runs only in the editor.
				'meta_compare' => '>',
				'meta_type'    => 'NUMERIC',
			)
		);
		$found = array() !== $found ? $found : get_terms(
			array(
				'taxonomy' => $taxonomy,
				'number'   => 1,
				'orderby'  => 'count',
				'order'    => 'DESC',
			)
		);
		return is_array( $found ) && ( $found[0] ?? null ) instanceof \WP_Term ? $found[0] : null;
	}
}
