<?php
/**
 * Shipping methods of the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Contract;
use Vitrine\View\Checkout\Fields\FormSection;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\Others;
use Vitrine\View\Parts\Packages;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the shipping methods, which are a fragment because their costs depend on the
 * cart. Twin of src/islands/checkout/shipping.tsx.
 *
 * @see spec 2.7
 */
final class ShippingMethods {

	/**
	 * Renders the whole element; empty if the cart needs no shipping.
	 *
	 * @param array<string, mixed>  $cart   Data of CartData.
	 * @param array<string, string> $others Output of plugins, see Others.
	 */
	public static function render( array $cart, array $others = array() ): Markup {
		$packages = $cart['needs_shipping'] ? Packages::of( $cart['shipping'] ) : array();
		return Markup::tag(
			'div',
			array( 'class' => substr( Contract::name( 'markers.shipping_methods' ), 1 ) ),
			array_map( static fn ( array $package, int $index ): Markup => self::package( $package, $index, $cart['currency'], $others ), $packages, array_keys( $packages ) ),
			array() === $packages ? Others::at( $others, 'no_shipping' ) : null
		);
	}

	/**
	 * Renders the shipping methods of a package.
	 *
	 * @param array<string, mixed>  $package  Package of Packages.
	 * @param int                   $index    Index of the package.
	 * @param array<string, mixed>  $currency Currency data.
	 * @param array<string, string> $others   Output of plugins, see Others.
	 */
	private static function package( array $package, int $index, array $currency, array $others ): Markup {
		return FormSection::render(
			'',
			$package['title'],
			Markup::tag(
				'ul',
				array( 'class' => 'vitrine-choices woocommerce-shipping-methods' ),
				array_map( static fn ( array $choice ): Markup => self::choice( $choice, $index, $currency, $others ), $package['choices'] )
			)
		);
	}

	/**
	 * Renders a shipping method.
	 *
	 * @param array<string, mixed>  $choice   The shipping method.
	 * @param int                   $index    Index of the package.
	 * @param array<string, mixed>  $currency Currency data.
	 * @param array<string, string> $others   Output of plugins, see Others.
	 */
	private static function choice( array $choice, int $index, array $currency, array $others ): Markup {
		return Markup::tag(
			'li',
			array(),
			Markup::tag(
				'label',
				array(
					'class' => 'vitrine-choice',
					'for'   => "shipping_method_{$index}_" . $choice['id'],
				),
				Markup::tag(
					'input',
					array(
						'type'    => 'radio',
						'class'   => 'shipping_method',
						'name'    => Contract::name( 'fields.shipping_method' ) . "[$index]",
						'id'      => "shipping_method_{$index}_" . $choice['id'],
						'value'   => $choice['id'],
						'checked' => $choice['chosen'],
					)
				),
				Markup::tag( 'span', array(), $choice['label'] ),
				Markup::tag( 'span', array( 'class' => 'amount' ), 0 === $choice['cost'] ? __( 'Free', 'vitrine' ) : Money::text( $choice['cost'], $currency ) )
			),
			Others::at( $others, 'after_shipping_rate:' . $choice['id'] )
		);
	}
}
