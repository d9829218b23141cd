<?php
/**
 * A review.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Reviews;

use Vitrine\Commerce\Builtin\Reviews\Ratings;
use Vitrine\Commerce\Builtin\Reviews\Reviews;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Stars;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a review with the shop's replies.
 */
final class Review {

	/**
	 * Renders the review.
	 *
	 * @param \WP_Comment       $review  Approved review.
	 * @param list<\WP_Comment> $answers Replies of the shop.
	 */
	public static function render( \WP_Comment $review, array $answers ): Markup {
		return Markup::tag(
			'li',
			array(
				'class' => 'vitrine-review',
				'id'    => 'comment-' . $review->comment_ID,
			),
			Markup::tag(
				'article',
				array(),
				self::stars( $review ),
				self::by( $review, self::is_verified( $review ) ),
				self::text( $review )
			),
			array_map( static fn ( \WP_Comment $answer ): Markup => Markup::tag( 'article', array( 'class' => 'vitrine-review-answer' ), self::by( $answer, false ), self::text( $answer ) ), $answers )
		);
	}

	/**
	 * Renders the rating; null if there is none.
	 *
	 * @param \WP_Comment $review The review.
	 */
	public static function stars( \WP_Comment $review ): ?Markup {
		$rating = (int) get_comment_meta( (int) $review->comment_ID, Ratings::META, true );
		return $rating < 1 ? null : Stars::render( $rating, Stars::text_of_one( $rating ) );
	}

	/**
	 * Whether the author has bought the product.
	 *
	 * @param \WP_Comment $review The review.
	 */
	public static function is_verified( \WP_Comment $review ): bool {
		return '1' === get_comment_meta( (int) $review->comment_ID, Reviews::VERIFIED, true );
	}

	/**
	 * Renders author and date.
	 *
	 * @param \WP_Comment $comment     Review or reply.
	 * @param bool        $is_verified Whether the author has bought the product.
	 * @param bool        $is_dated    Whether to include the date.
	 */
	public static function by( \WP_Comment $comment, bool $is_verified, bool $is_dated = true ): Markup {
		return Markup::tag(
			'p',
			array( 'class' => 'vitrine-review-by' ),
			Markup::tag( 'strong', array(), html_entity_decode( get_comment_author( $comment ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ),
			$is_verified ? Markup::tag( 'em', array( 'class' => 'vitrine-review-verified' ), __( 'Verified owner', 'vitrine' ) ) : null,
			! $is_dated ? null : Markup::tag( 'time', array( 'datetime' => get_comment_date( 'c', $comment ) ), get_comment_date( '', $comment ) )
		);
	}

	/**
	 * Renders the text, like WordPress's comments.
	 *
	 * @param \WP_Comment $comment Review or reply.
	 */
	private static function text( \WP_Comment $comment ): Markup {
		/** This filter is documented in wp-includes/comment-template.php */
		$html = (string) apply_filters( 'comment_text', get_comment_text( $comment ), $comment, array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress hook.
		return Markup::tag( 'div', array( 'class' => 'vitrine-review-text' ), Markup::safe( $html ) );
	}
}
