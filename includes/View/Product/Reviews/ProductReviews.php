<?php
/**
 * The reviews of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Reviews;

use Vitrine\Commerce\Builtin\Reviews\ReviewList;
use Vitrine\Commerce\Value\Product;
use Vitrine\View\Markup;
use Vitrine\View\Parts\PageLinks;
use Vitrine\View\Parts\Stars;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the reviews block of the built-in shop: the same for all visitors, so that it
 * can be cached.
 */
final class ProductReviews {

	/** ID that links to the reviews use. */
	public const ANCHOR = 'reviews';

	/**
	 * Renders the section, or null if the product has no reviews and accepts none.
	 *
	 * @param Product $product Product with its rating.
	 */
	public static function render( Product $product ): ?Markup {
		$list    = ReviewList::of( $product->id, (int) get_query_var( 'cpage' ) );
		$is_open = comments_open( $product->id );
		if ( array() === $list->reviews && ! $is_open ) {
			return null;
		}
		return Markup::tag(
			'section',
			array(
				'class'           => 'vitrine-reviews-section',
				'id'              => self::ANCHOR,
				'aria-labelledby' => 'vitrine-reviews-title',
			),
			Markup::tag( 'h2', array( 'id' => 'vitrine-reviews-title' ), __( 'Customer reviews', 'vitrine' ) ),
			self::summary( $product ),
			self::awaiting( $product->id ),
			array() === $list->reviews
				? Markup::tag( 'p', array( 'class' => 'vitrine-reviews-none' ), __( 'There are no reviews yet.', 'vitrine' ) )
				: Markup::tag( 'ol', array( 'class' => 'vitrine-review-list' ), array_map( static fn ( \WP_Comment $review ): Markup => Review::render( $review, $list->answers[ (int) $review->comment_ID ] ?? array() ), $list->reviews ) ),
			self::pages( $list ),
			$is_open ? Markup::safe( ReviewForm::html( $product->id ) ) : null
		);
	}

	/**
	 * Renders the average rating above the reviews.
	 *
	 * @param Product $product Product with its rating.
	 */
	private static function summary( Product $product ): ?Markup {
		return null === $product->rating ? null : Markup::tag(
			'p',
			array( 'class' => 'vitrine-reviews-average' ),
			Stars::render( $product->rating->average, Stars::text( $product->rating ) ),
			Markup::tag( 'span', array( 'aria-hidden' => 'true' ), Stars::text( $product->rating ) )
		);
	}

	/**
	 * Renders the notice about a review that awaits approval, if the URL has its hash.
	 *
	 * @param int $product_id Product ID.
	 */
	private static function awaiting( int $product_id ): ?Markup {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- URL parameter; the hash is only compared.
		$comment = isset( $_GET['unapproved'], $_GET['moderation-hash'] ) ? get_comment( absint( $_GET['unapproved'] ) ) : null;
		$is_own  = $comment instanceof \WP_Comment && (int) $comment->comment_post_ID === $product_id && '0' === $comment->comment_approved && is_string( $_GET['moderation-hash'] ) && hash_equals( wp_hash( $comment->comment_date_gmt ), wp_unslash( $_GET['moderation-hash'] ) );
		// phpcs:enable
		return $is_own ? Markup::tag(
			'p',
			array(
				'class' => 'vitrine-reviews-awaiting',
				'role'  => 'status',
			),
			__( 'Your review is awaiting approval.', 'vitrine' )
		) : null;
	}

	/**
	 * Renders the pagination.
	 *
	 * @param ReviewList $list Reviews of the product.
	 */
	private static function pages( ReviewList $list ): ?Markup {
		return $list->pages < 2 ? null : Markup::tag(
			'nav',
			array(
				'class'      => 'woocommerce-pagination vitrine-pagination',
				'aria-label' => __( 'Review pages', 'vitrine' ),
			),
			PageLinks::render( $list->page, $list->pages, static fn ( int $number ): array => array( 'href' => self::page_url( $number, $list->pages ) ), PageLinks::labels() )
		);
	}

	/**
	 * Returns the URL of a page of reviews.
	 *
	 * @param int $number Page number, from 1.
	 * @param int $pages  Number of pages.
	 */
	private static function page_url( int $number, int $pages ): string {
		return (string) preg_replace( '/#.*$/', '', get_comments_pagenum_link( $number, $pages ) ) . '#' . self::ANCHOR;
	}
}
