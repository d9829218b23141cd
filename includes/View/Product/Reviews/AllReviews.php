<?php
/**
 * Reviews of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Reviews;

use Vitrine\Commerce\Builtin\Reviews\Ratings;
use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\Rating;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Reviews of all products: approved comments with a rating, as the built-in shop and
 * WooCommerce store them. The same for all visitors.
 *
 * @phpstan-type Options array{title: string, number: int, orderby: string, minRating: int, category: string, showText: bool, showDate: bool, showProduct: bool, showImage: bool, ...}
 */
final class AllReviews {

	/** Maximum number of reviews in a block. */
	private const MOST = 12;

	/** Maximum number of words; longer reviews link to the product page. */
	private const WORDS = 55;

	/**
	 * Renders the reviews with their heading; null if there are none.
	 *
	 * @param Engine  $engine  The engine.
	 * @param Options $options Block attributes.
	 */
	public static function render( Engine $engine, array $options ): ?Markup {
		$reviews = in_array( Capability::Reviews, $engine->capabilities(), true ) ? self::read( $engine, $options ) : array();
		return array() === $reviews ? null : Markup::join(
			'' === $options['title'] ? null : Markup::tag( 'h2', array( 'class' => 'wp-block-heading' ), $options['title'] ),
			Markup::tag(
				'ul',
				array( 'class' => 'vitrine-all-reviews-list' ),
				array_map( static fn ( \WP_Comment $review ): Markup => Markup::tag( 'li', array(), self::review( $review, $options ) ), $reviews )
			)
		);
	}

	/**
	 * Renders a review.
	 *
	 * @param \WP_Comment $review  Approved review.
	 * @param Options     $options Block attributes.
	 */
	private static function review( \WP_Comment $review, array $options ): Markup {
		$product = (int) $review->comment_post_ID;
		$url     = (string) get_permalink( $product );
		$name    = html_entity_decode( get_the_title( $product ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return Markup::tag(
			'article',
			array(),
			Review::stars( $review ),
			$options['showText'] ? self::text( $review, $url, $name ) : null,
			Review::by( $review, Review::is_verified( $review ), $options['showDate'] ),
			$options['showProduct'] || $options['showImage'] ? Markup::tag(
				'p',
				array( 'class' => 'vitrine-review-of' ),
				$options['showImage'] ? self::image( $product, $url, $name, $options['showProduct'] ) : null,
				$options['showProduct'] ? Markup::tag( 'a', array( 'href' => $url ), $name ) : null
			) : null
		);
	}

	/**
	 * Renders the text of a review.
	 *
	 * @param \WP_Comment $review Approved review.
	 * @param string      $url    URL of its product.
	 * @param string      $name   Name of its product.
	 */
	private static function text( \WP_Comment $review, string $url, string $name ): ?Markup {
		$whole = trim( wp_strip_all_tags( $review->comment_content, true ) );
		$text  = wp_trim_words( $whole, self::WORDS, '…' );
		return '' === $whole ? null : Markup::tag(
			'div',
			array( 'class' => 'vitrine-review-text' ),
			html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			$text === $whole ? null : array(
				' ',
				Markup::tag(
					'a',
					array(
						'href'       => $url . '#' . ProductReviews::ANCHOR,
						/* translators: %s: product name. */
						'aria-label' => sprintf( __( 'Read more about “%s”', 'vitrine' ), $name ),
					),
					__( 'Read more', 'vitrine' )
				),
			)
		);
	}

	/**
	 * Renders the image of the product.
	 *
	 * @param int    $product  Product ID.
	 * @param string $url      URL of the product.
	 * @param string $name     Product name.
	 * @param bool   $is_named Whether the name is beside it, as the accessible link.
	 */
	private static function image( int $product, string $url, string $name, bool $is_named ): ?Markup {
		$image = get_the_post_thumbnail(
			$product,
			'thumbnail',
			array(
				'alt'     => $is_named ? '' : $name,
				'loading' => 'lazy',
			)
		);
		return '' === $image ? null : Markup::tag(
			'a',
			array( 'href' => $url ) + ( $is_named ? array(
				'tabindex'    => '-1',
				'aria-hidden' => 'true',
			) : array() ),
			Markup::safe( $image )
		);
	}

	/**
	 * Returns the reviews in order, with the data of their products loaded.
	 *
	 * @param Engine  $engine  The engine.
	 * @param Options $options Block attributes.
	 * @return list<\WP_Comment>
	 */
	private static function read( Engine $engine, array $options ): array {
		$types  = $engine->content_types();
		$narrow = self::narrow( $types['category'], $options['category'] );
		if ( null === $narrow ) {
			return array();
		}
		add_filter( 'comments_clauses', $narrow );
		$reviews = get_comments(
			array(
				'post_type'    => $types['post_type'],
				'post_status'  => 'publish',
				'status'       => 'approve',
				'parent'       => 0,
				'number'       => max( 1, min( self::MOST, $options['number'] ) ),
				'meta_query'   => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- WordPress caches the result until a comment changes.
					array(
						'key'     => Ratings::META,
						'value'   => array( max( 1, $options['minRating'] ), Rating::BEST ),
						'compare' => 'BETWEEN',
						'type'    => 'NUMERIC',
					),
				),
				'orderby'      => 'rating' === $options['orderby'] ? array(
					'meta_value_num'   => 'DESC',
					'comment_date_gmt' => 'DESC',
				) : 'comment_date_gmt',
				'order'        => 'DESC',
				// WordPress caches results by these arguments, which do not include the filtered clauses.
				'cache_domain' => 'vitrine-reviews-' . $options['category'],
			)
		);
		remove_filter( 'comments_clauses', $narrow );
		$products = array_map( static fn ( \WP_Comment $review ): int => (int) $review->comment_post_ID, $reviews );
		_prime_post_caches( array_values( array_unique( $products ) ) );
		_prime_post_caches( $options['showImage'] ? array_values( array_filter( array_map( 'get_post_thumbnail_id', $products ) ) ) : array(), false );
		return array_values( $reviews );
	}

	/**
	 * Returns a filter that excludes products with a password, and those of other
	 * categories.
	 *
	 * @param string $taxonomy Taxonomy of the categories.
	 * @param string $slug     Category slug; empty: all.
	 * @return (\Closure(array<string, string>): array<string, string>)|null Null where there is no such category.
	 */
	private static function narrow( string $taxonomy, string $slug ): ?\Closure {
		global $wpdb;
		$where = " AND $wpdb->posts.post_password = ''";
		if ( '' !== $slug ) {
			$term = get_term_by( 'slug', $slug, $taxonomy );
			if ( ! $term instanceof \WP_Term ) {
				return null;
			}
			$below  = get_term_children( $term->term_id, $taxonomy );
			$ids    = implode( ',', array_map( 'intval', array( $term->term_id, ...( is_array( $below ) ? $below : array() ) ) ) );
			$where .= " AND $wpdb->comments.comment_post_ID IN ( SELECT tr.object_id FROM $wpdb->term_relationships tr INNER JOIN $wpdb->term_taxonomy tt ON tt.term_taxonomy_id = tr.term_taxonomy_id WHERE tt.term_id IN ( $ids ) )";
		}
		return static function ( array $clauses ) use ( $where ): array {
			$clauses['where'] .= $where;
			return $clauses;
		};
	}
}
