<?php
/**
 * Average ratings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Reviews;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Stores average and count in the product's row, so that listings can show and sort by
 * them without counting reviews.
 */
final class Ratings {

	/** Comment meta key of the rating: 1 to 5. */
	public const META = 'rating';

	/**
	 * Registers the hooks: WordPress updates the comment count whenever a comment is
	 * approved, unapproved, trashed or deleted.
	 */
	public static function boot(): void {
		add_action( 'wp_update_comment_count', array( self::class, 'refresh' ) );
		foreach ( array( 'added', 'updated', 'deleted' ) as $change ) {
			add_action( "{$change}_comment_meta", array( self::class, 'follow_meta' ), 10, 3 );
		}
	}

	/**
	 * Updates the average when the rating of a review changes.
	 *
	 * @param int|list<int|string> $meta_id    Meta ID.
	 * @param int|string           $comment_id Comment ID of the review.
	 * @param string               $key        Meta key.
	 */
	public static function follow_meta( int|array $meta_id, int|string $comment_id, string $key ): void {
		$comment = self::META === $key ? get_comment( (int) $comment_id ) : null;
		if ( $comment instanceof \WP_Comment ) {
			self::refresh( (int) $comment->comment_post_ID );
		}
	}

	/**
	 * Saves average and count of a product's approved reviews.
	 *
	 * @param int $product_id Post ID; ignored if it is not a product.
	 */
	public static function refresh( int $product_id ): void {
		global $wpdb;
		if ( ContentTypes::PRODUCT !== get_post_type( $product_id ) ) {
			return;
		}
		$row   = (array) $wpdb->get_row(
			$wpdb->prepare(
				"SELECT COUNT(*) AS number, SUM( CAST( m.meta_value AS SIGNED ) ) AS total FROM %i c INNER JOIN %i m ON m.comment_id = c.comment_ID AND m.meta_key = %s WHERE c.comment_post_ID = %d AND c.comment_approved = '1' AND c.comment_parent = 0 AND CAST( m.meta_value AS SIGNED ) BETWEEN 1 AND 5",
				$wpdb->comments,
				$wpdb->commentmeta,
				self::META,
				$product_id
			),
			ARRAY_A
		);
		$count = (int) ( $row['number'] ?? 0 );
		$wpdb->update(
			Tables::products(),
			array(
				'rating'       => 0 === $count ? 0 : round( (int) $row['total'] / $count, 2 ),
				'rating_count' => $count,
			),
			array( 'product_id' => $product_id )
		);
		FacetIndex::note( array( $product_id ) );
		Changes::happened();
	}
}
