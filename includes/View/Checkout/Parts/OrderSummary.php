<?php
/**
 * Order summary of the checkout form.
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
 * Renders items, totals and the coupon field.
 *
 * @phpstan-import-type Own from Parts
 */
final class OrderSummary {

	/**
	 * Renders the part.
	 *
	 * @param array<string, mixed> $props Data of Props.
	 * @param Own                  $own   Texts set by the owner.
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
	 * Returns the message of plugins above the coupon field.
	 */
	private static function coupon_message(): ?Markup {
		/**
		 * Filters the message above the coupon field of the checkout. Escape what you
		 * return.
		 *
		 * @param string $html HTML from earlier filters.
		 *
		 * @example
		 * add_filter( 'vitrine_checkout_coupon_message', fn() => 'Codes of gift cards go here too.' );
		 */
		$html = (string) apply_filters( 'vitrine_checkout_coupon_message', '' );
		return '' === $html ? null : Markup::tag( 'p', array( 'class' => 'vitrine-coupon-message' ), Markup::safe( $html ) );
	}
}
