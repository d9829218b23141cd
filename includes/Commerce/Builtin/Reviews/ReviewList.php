<?php
/**
 * Reviews of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Reviews;

defined( 'ABSPATH' ) || exit;

/**
 * Approved reviews, paginated as in WordPress's discussion settings. The same for every
 * visitor.
 */
final class ReviewList {

	/** Maximum number if comments are not paginated. */
	private const MOST = 500;

	/**
	 * @param list<\WP_Comment>             $reviews Reviews of this page, in order.
	 * @param array<int, list<\WP_Comment>> $answers Replies of the shop by review.
	 * @param int                           $page    Page number, from 1.
	 * @param int                           $pages   Number of pages, at least 1.
	 */
	private function __construct(
		public readonly array $reviews,
		public readonly array $answers,
		public readonly int $page,
		public readonly int $pages,
	) {}

	/**
	 * Returns a page of reviews.
	 *
	 * @param int $product_id Product ID.
	 * @param int $page       Requested page; 0: the default page.
	 */
	public static function of( int $product_id, int $page ): self {
		$is_paged = (bool) get_option( 'page_comments' );
		$per_page = $is_paged ? max( 1, (int) get_option( 'comments_per_page' ) ) : self::MOST;
		$total    = (int) get_comments( self::query( $product_id ) + array( 'count' => true ) );
		$pages    = $is_paged ? max( 1, (int) ceil( $total / $per_page ) ) : 1;
		$first    = 'newest' === get_option( 'default_comments_page' ) ? $pages : 1;
		$page     = $page < 1 ? $first : min( $page, $pages );
		$reviews  = self::read(
			self::query( $product_id ) + array(
				'number'  => $per_page,
				'offset'  => ( $page - 1 ) * $per_page,
				'orderby' => 'comment_date_gmt',
				'order'   => 'ASC',
			)
		);
		return new self( 'desc' === get_option( 'comment_order' ) ? array_reverse( $reviews ) : $reviews, self::answers( $reviews ), $page, $pages );
	}

	/**
	 * Returns the newest reviews with a rating.
	 *
	 * @param int $product_id Product ID.
	 * @param int $number     Maximum number.
	 * @return list<array{author: string, date: string, text: string, rating: int}> `date` is in ISO 8601 format.
	 */
	public static function newest( int $product_id, int $number ): array {
		$reviews = self::read(
			self::query( $product_id ) + array(
				'number'   => $number,
				'orderby'  => 'comment_date_gmt',
				'order'    => 'DESC',
				'meta_key' => Ratings::META, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Limited to the comments of one post.
			)
		);
		return array_map(
			static fn ( \WP_Comment $review ): array => array(
				'author' => html_entity_decode( get_comment_author( $review ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'date'   => get_comment_date( 'c', $review ),
				'text'   => wp_strip_all_tags( $review->comment_content ),
				'rating' => (int) get_comment_meta( (int) $review->comment_ID, Ratings::META, true ),
			),
			$reviews
		);
	}

	/**
	 * Returns the common query arguments.
	 *
	 * @param int $product_id Product ID.
	 * @return array<string, mixed>
	 */
	private static function query( int $product_id ): array {
		return array(
			'post_id'      => $product_id,
			'status'       => 'approve',
			'parent'       => 0,
			'type__not_in' => array( 'pingback', 'trackback' ),
		);
	}

	/**
	 * Returns the replies of the shop.
	 *
	 * @param list<\WP_Comment> $reviews Reviews of a page.
	 * @return array<int, list<\WP_Comment>>
	 */
	private static function answers( array $reviews ): array {
		if ( array() === $reviews ) {
			return array();
		}
		$answers = array();
		foreach ( self::read(
			array(
				'parent__in' => array_map( static fn ( \WP_Comment $review ): int => (int) $review->comment_ID, $reviews ),
				'status'     => 'approve',
				'orderby'    => 'comment_date_gmt',
				'order'      => 'ASC',
				'number'     => self::MOST,
			)
		) as $answer ) {
			$answers[ (int) $answer->comment_parent ][] = $answer;
		}
		return $answers;
	}

	/**
	 * Queries comments.
	 *
	 * @param array<string, mixed> $query Arguments of get_comments().
	 * @return list<\WP_Comment>
	 */
	private static function read( array $query ): array {
		$found = get_comments( $query );
		return is_array( $found ) ? array_values( array_filter( $found, static fn ( $one ): bool => $one instanceof \WP_Comment ) ) : array();
	}
}
