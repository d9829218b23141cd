<?php
/**
 * The ways to ship.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;

/**
 * The choices of the checkout, a fragment: their costs change with the cart.
 * Twin of src/components/checkout/shipping.tsx.
 *
 * @see spec 2.7
 */
final class Shipping {

	/**
	 * The whole element; empty when nothing is sent.
	 *
	 * @param array<string, mixed> $cart Of CartData.
	 */
	public static function render( array $cart ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => substr( Contract::name( 'markers.shipping_methods' ), 1 ) ),
			$cart['needs_shipping'] && array() !== $cart['shipping']
				? Section::render(
					'',
					__( 'Shipping method', 'vitrine' ),
					Markup::tag(
						'ul',
						array( 'class' => 'vitrine-choices woocommerce-shipping-methods' ),
						array_map( static fn ( array $choice ): Markup => self::choice( $choice, $cart['currency'] ), $cart['shipping'] )
					)
				)
				: null
		);
	}

	/**
	 * A way to ship.
	 *
	 * @param array<string, mixed> $choice   Wire shape.
	 * @param array<string, mixed> $currency Wire shape.
	 */
	private static function choice( array $choice, array $currency ): Markup {
		return Markup::tag(
			'li',
			array(),
			Markup::tag(
				'label',
				array(
					'class' => 'vitrine-choice',
					'for'   => 'shipping_method_0_' . $choice['id'],
				),
				Markup::tag(
					'input',
					array(
						'type'    => 'radio',
						'class'   => 'shipping_method',
						'name'    => Contract::name( 'fields.shipping_method' ) . '[0]',
						'id'      => 'shipping_method_0_' . $choice['id'],
						'value'   => $choice['id'],
						'checked' => $choice['chosen'],
					)
				),
				Markup::tag( 'span', array(), $choice['label'] ),
				Markup::tag( 'span', array( 'class' => 'amount' ), 0 === $choice['cost'] ? __( 'Free', 'vitrine' ) : Money::text( $choice['cost'], $currency ) )
			)
		);
	}
}
