<?php
/**
 * The order review.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Review;

use Vitrine\Contract;
use Vitrine\View\Cart\Line;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Notices;
use Vitrine\View\Parts\Others;
use Vitrine\View\Parts\Picture;

defined( 'ABSPATH' ) || exit;

/**
 * Renders items and totals of the order review, which is a fragment. Payment methods
 * are separate, so that their fields are kept when the totals change. Twin of
 * src/islands/checkout/order-review.tsx.
 *
 * @see spec 2.7
 */
final class OrderReview {

	/**
	 * Returns the whole element.
	 *
	 * @param array<string, mixed> $cart  Data of CartData.
	 * @param array<string, mixed>  $state  State of the view: `CartViewState` of src/islands/types.ts.
	 * @param array<string, string> $others Output of plugins, see Others.
	 */
	public static function render( array $cart, array $state = array(), array $others = array() ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => substr( Contract::name( 'markers.order_review_table' ), 1 ) ),
			array_map( array( Notices::class, 'one' ), $cart['notices'] ),
			array() === $cart['lines']
				? Markup::tag( 'p', array(), __( 'Your cart is empty.', 'vitrine' ) )
				: array(
					Others::rows( $others, 'review_order_before_cart_contents' ),
					self::lines( $cart ),
					Others::rows( $others, 'review_order_after_cart_contents' ),
					TotalRows::of_cart(
						$cart,
						(bool) ( $state['totals_pending'] ?? false ),
						TotalRows::shipping( $cart['totals']['shipping'], $cart['currency'] ),
						static fn ( array $coupon ): Markup => self::take_off( $coupon['code'] ),
						$others,
						'review_order'
					),
				),
			// The order is rejected if the cart has changed.
			Markup::tag(
				'input',
				array(
					'type'  => 'hidden',
					'name'  => Contract::name( 'fields.cart_hash' ),
					'value' => $cart['hash'],
				)
			)
		);
	}

	/**
	 * Renders the items.
	 *
	 * @param array<string, mixed> $cart Data of CartData.
	 */
	private static function lines( array $cart ): Markup {
		return Markup::tag(
			'ul',
			array( 'class' => 'vitrine-review-lines' ),
			array_map( static fn ( array $line ): Markup => self::line( $line, $cart['currency'] ), array_filter( $cart['lines'], static fn ( array $line ): bool => empty( $line['unreviewed'] ) ) )
		);
	}

	/**
	 * Renders an item.
	 *
	 * @param array<string, mixed> $line     Item of CartData.
	 * @param array<string, mixed> $currency Currency data.
	 */
	private static function line( array $line, array $currency ): Markup {
		$data = array_map( static fn ( array $datum ): string => $datum['name'] . ': ' . $datum['value'], $line['data'] );
		return Markup::tag(
			'li',
			array( 'class' => Markup::classes( 'cart_item', $line['style'] ?? '' ) ),
			Markup::tag( 'div', array( 'class' => 'vitrine-line-image' ), Picture::render( $line['image'], '64px', 'lazy', '' ) ),
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-line-text' ),
				Markup::tag( 'span', array( 'class' => 'product-name' ), $line['name'] ),
				array() === $data ? null : Markup::tag( 'span', array( 'class' => 'vitrine-review-data' ), implode( ', ', $data ) ),
				/* translators: %d: number of pieces. */
				Line::foreign( $line, 'quantity' ) ?? Markup::tag( 'span', array( 'class' => 'product-quantity' ), sprintf( __( 'Quantity: %d', 'vitrine' ), $line['quantity'] ) )
			),
			Markup::tag( 'div', array( 'class' => 'product-total' ), Line::total( $line, $currency ) )
		);
	}

	/**
	 * Renders the button that removes a coupon: a submit button, so that typed values
	 * are kept without JavaScript.
	 *
	 * @param string $code Coupon code.
	 */
	private static function take_off( string $code ): Markup {
		return Markup::tag(
			'button',
			array(
				'type'        => 'submit',
				'class'       => substr( Contract::name( 'markers.coupon_remove' ), 1 ),
				'name'        => Contract::name( 'fields.remove_coupon' ),
				'value'       => $code,
				'data-coupon' => $code,
				/* translators: %s: coupon code. */
				'aria-label'  => sprintf( __( 'Remove coupon %s', 'vitrine' ), $code ),
			),
			__( 'Remove', 'vitrine' )
		);
	}
}
