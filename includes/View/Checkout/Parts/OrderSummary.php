<?php
/**
 * What is bought, as a part of the checkout's form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Parts;

use Vitrine\Contract;
use Vitrine\View\Checkout\Review\CouponBox;
use Vitrine\View\Checkout\Review\OrderReview;
use Vitrine\View\Checkout\Review\ReviewToggle;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

/**
 * Lines, totals and the field for a coupon.
 *
 * @phpstan-import-type Own from Parts
 */
final class OrderSummary {

	/**
	 * The part.
	 *
	 * @param array<string, mixed> $props Of Props.
	 * @param Own                  $own   What the owner has set for the part.
	 */
	public static function render( array $props, array $own ): Markup {
		$folds  = $props['options']['collapsible'];
		$review = OrderReview::render( $props['cart'], array(), $props['others'] );
		return Markup::join(
			Others::at( $props['others'], 'checkout_before_order_review_heading' ),
			Markup::tag(
				'section',
				array(
					'class'                          => Markup::classes( substr( Contract::name( 'markers.order_review' ), 1 ), $folds ? Contract::name( 'markers.review_collapsible' ) : '' ),
					'id'                             => 'order_review',
					'aria-labelledby'                => 'order_review_heading',
					Contract::name( 'markers.view' ) => 'checkout',
				),
				Markup::tag( 'h2', array( 'id' => 'order_review_heading' ), Parts::title( $own, __( 'Your order', 'vitrine' ) ) ),
				$folds ? ReviewToggle::island( $props['is_preview'] ) : null,
				Others::at( $props['others'], 'checkout_before_order_review' ),
				Others::at( $props['others'], 'checkout_order_review:-10' ),
				$folds ? ReviewToggle::body( $review ) : $review,
				Others::at( $props['others'], 'checkout_order_review:10-20' ),
				$props['options']['coupon'] ? self::coupon_message() : null,
				$props['options']['coupon'] ? CouponBox::island( $props['draft']->coupon_error ) : null
			)
		);
	}

	/**
	 * What others say above the field for a coupon.
	 */
	private static function coupon_message(): ?Markup {
		/**
		 * Says something above the checkout's field for a coupon. Escape what you return.
		 *
		 * @param string $html What others say there.
		 *
		 * @example
		 * add_filter( 'vitrine_checkout_coupon_message', fn() => 'Codes of gift cards go here too.' );
		 */
		$html = (string) apply_filters( 'vitrine_checkout_coupon_message', '' );
		return '' === $html ? null : Markup::tag( 'p', array( 'class' => 'vitrine-coupon-message' ), Markup::safe( $html ) );
	}
}
