<?php
/**
 * Reviews of the built-in shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Reviews;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Rating;

defined( 'ABSPATH' ) || exit;

/**
 * A review is a comment on a product with a rating. WordPress receives, moderates and
 * stores it; this class requires the rating and checks who can write one.
 */
final class Reviews {

	/** Comment type of reviews. */
	public const TYPE = 'review';

	/** Comment meta key of whether the author has bought the product. */
	public const VERIFIED = 'verified';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		Ratings::boot();
		add_filter( 'comments_open', array( self::class, 'are_open' ), 10, 2 );
		add_filter( 'preprocess_comment', array( self::class, 'prepare' ), 1 );
		add_filter( 'rest_pre_insert_comment', array( self::class, 'refuse_rest' ) );
		add_filter( 'comment_post_redirect', array( self::class, 'redirect' ), 10, 2 );
		if ( is_admin() ) {
			add_filter( 'comment_text', array( self::class, 'show_rating' ), 10, 2 );
		}
	}

	/**
	 * Whether a product can be reviewed.
	 *
	 * @param bool $are_open Setting of the post.
	 * @param int  $post_id  Post ID.
	 */
	public static function are_open( bool $are_open, int $post_id ): bool {
		return $are_open && ( ContentTypes::PRODUCT !== get_post_type( $post_id ) || ShopOptions::get()->reviews );
	}

	/**
	 * Converts a comment on a product to a review, or ends the request with an error.
	 *
	 * @param array<string, mixed> $comment Data from wp_new_comment().
	 * @return array<string, mixed>
	 */
	public static function prepare( array $comment ): array {
		$product = (int) ( $comment['comment_post_ID'] ?? 0 );
		$is_told = in_array( $comment['comment_type'] ?? '', array( 'pingback', 'trackback' ), true );
		// Moderators reply to reviews.
		$is_answer = current_user_can( 'moderate_comments' ) && ( (int) ( $comment['comment_parent'] ?? 0 ) > 0 || is_admin() );
		if ( ContentTypes::PRODUCT !== get_post_type( $product ) || $is_told || $is_answer ) {
			return $comment;
		}
		$rating  = (int) ( is_scalar( $_POST['rating'] ?? null ) ? $_POST['rating'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WordPress's comment form has no nonce; cast to a number.
		$refusal = self::refusal( $comment, $rating );
		if ( '' !== $refusal ) {
			wp_die(
				esc_html( $refusal ),
				esc_html( $refusal ),
				array(
					'response'  => 400,
					'back_link' => true,
				)
			);
		}
		$user = wp_get_current_user();
		return array(
			'comment_type' => self::TYPE,
			'comment_meta' => array(
				Ratings::META  => $rating,
				self::VERIFIED => (int) Buyers::has_bought( $product, $user->ID, $user->exists() ? $user->user_email : (string) ( $comment['comment_author_email'] ?? '' ) ),
			) + (array) ( $comment['comment_meta'] ?? array() ),
		) + $comment;
	}

	/**
	 * Reviews must be sent with the form, which has the rating.
	 *
	 * @param array<string, mixed>|\WP_Error $comment Comment of a REST request.
	 * @return array<string, mixed>|\WP_Error
	 */
	public static function refuse_rest( array|\WP_Error $comment ): array|\WP_Error {
		if ( is_wp_error( $comment ) || current_user_can( 'moderate_comments' ) || ContentTypes::PRODUCT !== get_post_type( (int) ( $comment['comment_post_ID'] ?? 0 ) ) ) {
			return $comment;
		}
		return new \WP_Error( 'rest_cannot_create', __( 'Please rate the product.', 'vitrine' ), array( 'status' => 403 ) );
	}

	/**
	 * Redirects to the reviews. The URL lets authors see their review while it waits
	 * for approval.
	 *
	 * @param string      $location URL from WordPress.
	 * @param \WP_Comment $comment  New review.
	 */
	public static function redirect( string $location, \WP_Comment $comment ): string {
		if ( ContentTypes::PRODUCT !== get_post_type( (int) $comment->comment_post_ID ) || '1' === $comment->comment_approved ) {
			return $location;
		}
		$arguments = array(
			'unapproved'      => $comment->comment_ID,
			'moderation-hash' => wp_hash( $comment->comment_date_gmt ),
		);
		return add_query_arg( $arguments, (string) get_permalink( (int) $comment->comment_post_ID ) ) . '#reviews';
	}

	/**
	 * Shows the rating in the comments list in the admin.
	 *
	 * @param string           $text    Text of the comment.
	 * @param \WP_Comment|null $comment Comment.
	 */
	public static function show_rating( string $text, ?\WP_Comment $comment = null ): string {
		$rating = null === $comment || self::TYPE !== $comment->comment_type ? 0 : (int) get_comment_meta( (int) $comment->comment_ID, Ratings::META, true );
		return $rating < 1 ? $text : '<p>' . esc_html( str_repeat( '★', min( Rating::BEST, $rating ) ) . str_repeat( '☆', max( 0, Rating::BEST - $rating ) ) ) . '</p>' . $text;
	}

	/**
	 * Returns why a review is refused; empty if it is not.
	 *
	 * @param array<string, mixed> $comment Data from wp_new_comment().
	 * @param int                  $rating  Submitted rating.
	 */
	private static function refusal( array $comment, int $rating ): string {
		$user = wp_get_current_user();
		return match ( true ) {
			(int) ( $comment['comment_parent'] ?? 0 ) > 0 => __( 'Only the shop can reply to reviews.', 'vitrine' ),
			ShopOptions::get()->reviews_verified_only && ! Buyers::has_bought( (int) $comment['comment_post_ID'], $user->ID, $user->exists() ? $user->user_email : '' ) => __( 'Only logged in customers who have purchased this product may leave a review.', 'vitrine' ),
			$rating < 1 || $rating > Rating::BEST => __( 'Please rate the product.', 'vitrine' ),
			default => '',
		};
	}
}
