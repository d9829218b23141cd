<?php
/**
 * The picture of a category.
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
 * The picture that an owner has chosen for a category of products, kept where
 * WooCommerce keeps its own.
 */
final class CategoryImage {

	public const META = 'thumbnail_id';

	/** Newest products of a category that are looked through for one with a picture. */
	private const MOST = 4;

	/** Argument of the editor's requests: the category. */
	private const ARGUMENT = 'vitrine_term';

	/**
	 * The picture; null where there is none.
	 *
	 * @param int  $id           Category; 0: that of the page.
	 * @param bool $is_link      Whether it leads there. The name beside it is the link that is announced.
	 * @param bool $has_products Whether that of a product stands in for one of its own.
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
	 * The picture of the newest product that has one.
	 *
	 * @param \WP_Term $term A category.
	 * @return int Attachment; 0: none has.
	 */
	private static function of_product( \WP_Term $term ): int {
		$query = new ProductQuery( orderby: 'date', category: $term->slug, per_page: self::MOST, counted: false );
		foreach ( Plugin::engine()->catalogue()->query( $query )->products as $product ) {
			if ( array() !== $product->images ) {
				return $product->images[0]->id;
			}
		}
		return 0;
	}

	/**
	 * The category; in the editor of a template one that has a picture.
	 *
	 * @param int $id As above.
	 */
	private static function term( int $id ): ?\WP_Term {
		$taxonomy = Plugin::engine()->content_types()['category'];
		if ( 0 === $id && wp_is_serving_rest_request() ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Nothing is changed; a number.
			$id = absint( $_GET[ self::ARGUMENT ] ?? 0 );
			return $id > 0 ? self::term( $id ) : self::example( $taxonomy );
		}
		$term = $id > 0 ? get_term( $id, $taxonomy ) : get_queried_object();
		return $term instanceof \WP_Term && $taxonomy === $term->taxonomy ? $term : null;
	}

	/**
	 * A category that has a picture.
	 *
	 * @param string $taxonomy Of the shop's categories.
	 */
	private static function example( string $taxonomy ): ?\WP_Term {
		$found = get_terms(
			array(
				'taxonomy'     => $taxonomy,
				'number'       => 1,
				'meta_key'     => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- In the editor alone.
				'meta_value'   => '0', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- As above.
				'meta_compare' => '>',
				'meta_type'    => 'NUMERIC',
			)
		);
		return is_array( $found ) && ( $found[0] ?? null ) instanceof \WP_Term ? $found[0] : null;
	}
}
