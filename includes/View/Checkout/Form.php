<?php
/**
 * The checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Contract;
use Vitrine\View\Checkout\Review\CouponBox;
use Vitrine\View\Checkout\Review\OrderReview;
use Vitrine\View\Checkout\Review\ReviewToggle;
use Vitrine\View\Checkout\Review\Summary;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;
use Vitrine\Visit\Inputs;

defined( 'ABSPATH' ) || exit;

/**
 * One form of all that an order needs. The editor shows it too.
 *
 * @see spec 2.7
 */
final class Form {

	/**
	 * The form.
	 *
	 * @param array<string, mixed> $props Of Props.
	 */
	public static function render( array $props ): Markup {
		$draft = $props['draft'];
		$at    = static fn ( string $place ): ?Markup => Others::at( $props['others'], $place );
		return Markup::tag(
			'form',
			array(
				'name'       => 'checkout',
				'class'      => 'checkout woocommerce-checkout',
				'method'     => 'post',
				'action'     => $props['shop']['checkout_url'],
				'novalidate' => true,
				'aria-label' => __( 'Checkout', 'vitrine' ),
			),
			self::hidden( $props ),
			Summary::place( $draft->message, $draft->errors ),
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-checkout-layout' ),
				Markup::tag(
					'div',
					array(
						'class' => 'vitrine-checkout-main',
						'id'    => 'customer_details',
					),
					self::details( $props )
				),
				Markup::tag( 'div', array( 'class' => 'vitrine-checkout-side' ), $at( 'checkout_before_order_review_heading' ), self::review( $props ) ),
				Markup::tag( 'div', array( 'class' => 'vitrine-checkout-pay' ), self::pay( $props ) )
			)
		);
	}

	/**
	 * What goes along unseen.
	 *
	 * @param array<string, mixed> $props As above.
	 */
	private static function hidden( array $props ): Markup {
		$name   = static fn ( string $field ): string => Contract::name( 'fields.' . $field );
		$hidden = static fn ( string $field, string $value ): Markup => Markup::tag(
			'input',
			array(
				'type'  => 'hidden',
				'name'  => $name( $field ),
				'value' => $value,
			)
		);
		return Markup::join(
			// The Enter key presses a form's first button, which would be the one that takes a coupon off.
			Markup::tag(
				'button',
				array(
					'type'        => 'submit',
					'class'       => 'screen-reader-text',
					'name'        => $name( 'place_order' ),
					'value'       => '1',
					'tabindex'    => -1,
					'aria-hidden' => 'true',
				),
				__( 'Place order', 'vitrine' )
			),
			$hidden( 'security', $props['security'] ),
			$hidden( 'idempotency_key', $props['key'] ),
			Markup::safe( Inputs::html() )
		);
	}

	/**
	 * Who buys, where it goes and how.
	 *
	 * @param array<string, mixed> $props As above.
	 */
	private static function details( array $props ): Markup {
		$groups = $props['groups'];
		$draft  = $props['draft'];
		$name   = Contract::name( 'fields.ship_elsewhere' );
		$at     = static fn ( string $place ): ?Markup => Others::at( $props['others'], $place );
		return Markup::join(
			$at( 'checkout_before_customer_details' ),
			$at( 'checkout_billing:-10' ),
			Section::render(
				'vitrine-checkout-contact',
				__( 'Contact', 'vitrine' ),
				Section::rows( $groups['contact'] ),
				null === $props['account'] ? null : Customer::account( $props['account'] )
			),
			$at( 'before_checkout_billing_form' ),
			Section::fields( 'woocommerce-billing-fields', __( 'Billing address', 'vitrine' ), $groups['billing'] ),
			$at( 'after_checkout_billing_form' ),
			$at( 'before_checkout_registration_form' ),
			$at( 'after_checkout_registration_form' ),
			$at( 'checkout_billing:10-' ),
			$at( 'checkout_shipping:-10' ),
			$props['cart']['needs_shipping'] && array() !== $groups['shipping'] ? Markup::tag(
				'div',
				array( 'class' => 'vitrine-ship-elsewhere' ),
				Customer::checkbox( $name, __( 'Ship to a different address', 'vitrine' ), $props['ship_elsewhere'] ),
				$at( 'before_checkout_shipping_form' ),
				Section::fields( 'woocommerce-shipping-fields shipping_address', __( 'Shipping address', 'vitrine' ), $groups['shipping'] ),
				$at( 'after_checkout_shipping_form' )
			) : null,
			Shipping::render( $props['cart'], $props['others'] ),
			$at( 'before_order_notes' ),
			Section::fields( 'woocommerce-additional-fields', __( 'Additional information', 'vitrine' ), $groups['order'] ),
			$at( 'after_order_notes' ),
			$at( 'checkout_shipping:10-' ),
			$at( 'checkout_after_customer_details' )
		);
	}

	/**
	 * What is bought.
	 *
	 * @param array<string, mixed> $props As above.
	 */
	private static function review( array $props ): Markup {
		$folds  = $props['options']['collapsible'];
		$review = OrderReview::render( $props['cart'], array(), $props['others'] );
		return Markup::tag(
			'section',
			array(
				'class'                          => Markup::classes( substr( Contract::name( 'markers.order_review' ), 1 ), $folds ? Contract::name( 'markers.review_collapsible' ) : '' ),
				'id'                             => 'order_review',
				'aria-labelledby'                => 'order_review_heading',
				Contract::name( 'markers.view' ) => 'checkout',
			),
			Markup::tag( 'h2', array( 'id' => 'order_review_heading' ), __( 'Your order', 'vitrine' ) ),
			$folds ? ReviewToggle::island( $props['is_preview'] ) : null,
			Others::at( $props['others'], 'checkout_before_order_review' ),
			Others::at( $props['others'], 'checkout_order_review:-10' ),
			$folds ? ReviewToggle::body( $review ) : $review,
			Others::at( $props['others'], 'checkout_order_review:10-20' ),
			$props['options']['coupon'] ? self::coupon_message() : null,
			$props['options']['coupon'] ? CouponBox::island( $props['draft']->coupon_error ) : null
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

	/**
	 * How it is paid.
	 *
	 * @param array<string, mixed> $props As above.
	 */
	private static function pay( array $props ): Markup {
		$draft = $props['draft'];
		$at    = static fn ( string $place ): ?Markup => Others::at( $props['others'], $place );
		return Markup::join(
			$at( 'review_order_before_payment' ),
			$props['needs_payment'] ? Payment::render( $props['payment_methods'], $draft->payment_method, $draft->errors[ Contract::name( 'fields.payment_method' ) ] ?? '' ) : Payment::none(),
			Markup::tag(
				'div',
				array( 'class' => 'form-row place-order' ),
				$at( 'checkout_before_terms_and_conditions' ),
				$at( 'checkout_terms_and_conditions' ),
				$at( 'checkout_after_terms_and_conditions' ),
				$at( 'review_order_before_submit' ),
				// Choosing another way to ship shows its sums at once only where scripts run.
				Markup::tag(
					'noscript',
					array(),
					Markup::tag(
						'button',
						array(
							'type'  => 'submit',
							'class' => 'button wp-element-button is-quiet',
							'name'  => Contract::name( 'fields.update_totals' ),
							'value' => '1',
						),
						__( 'Update totals', 'vitrine' )
					)
				),
				self::button( $props['payment_methods'], $draft->payment_method ),
				$at( 'review_order_after_submit' )
			),
			$at( 'review_order_after_payment' ),
			$at( 'checkout_order_review:20-' ),
			$at( 'checkout_after_order_review' )
		);
	}

	/**
	 * What places the order. A way to pay may have a text of its own for it, which
	 * a script writes while it is chosen.
	 *
	 * @param list<array<string, mixed>> $methods Of the port's payment_methods().
	 * @param string                     $chosen  Id; unknown: the first.
	 */
	private static function button( array $methods, string $chosen ): Markup {
		/**
		 * What the button says that places the order.
		 *
		 * @param string $text The usual text.
		 *
		 * @example
		 * add_filter( 'vitrine_place_order_text', fn() => 'Order and pay' );
		 */
		$usual = (string) apply_filters( 'vitrine_place_order_text', __( 'Place order', 'vitrine' ) );
		$texts = array_column( $methods, 'button', 'id' );
		$text  = (string) ( $texts[ $chosen ] ?? $texts[ $methods[0]['id'] ?? '' ] ?? '' );
		$html  = Markup::tag(
			'button',
			array(
				'type'       => 'submit',
				'class'      => 'button alt wp-element-button',
				'name'       => Contract::name( 'fields.place_order' ),
				'id'         => substr( Contract::name( 'markers.place_order' ), 1 ),
				'value'      => '1',
				'data-value' => array_filter( $texts ) ? $usual : null,
			),
			'' === $text ? $usual : $text
		);
		/**
		 * The button that places the order; scripts know it by its id
		 * `place_order`. Escape what you return.
		 *
		 * @param string $html The button.
		 *
		 * @example
		 * add_filter( 'vitrine_place_order_button', fn( $html ) => $html . '<p>You pay on the next page.</p>' );
		 */
		return Markup::safe( (string) apply_filters( 'vitrine_place_order_button', (string) $html ) );
	}
}
