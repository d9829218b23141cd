<?php
/**
 * The picture of a category.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Site;

use Vitrine\Plugin;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The picture that an owner has chosen for a category of products, kept where
 * WooCommerce keeps its own.
 */
final class CategoryImage {

	public const META = 'thumbnail_id';

	/** Argument of the editor's requests: the category. */
	private const ARGUMENT = 'vitrine_term';

	/**
	 * The picture; null where there is none.
	 *
	 * @param int  $id      Category; 0: that of the page.
	 * @param bool $is_link Whether it leads there. The name beside it is the link that is announced.
	 */
	public static function render( int $id, bool $is_link ): ?Markup {
		$term  = self::term( $id );
		$image = null === $term ? '' : wp_get_attachment_image( (int) get_term_meta( $term->term_id, self::META, true ), 'large', false, $is_link ? array( 'alt' => '' ) : array() );
		if ( null === $term || '' === $image ) {
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
