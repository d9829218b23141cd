<?php
/**
 * Details of the chosen variation.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Variations;

use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Variation;
use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders description, price and stock status; empty while no variation is chosen.
 *
 * @see spec 2.3, 4.13
 */
final class Panel {

	/**
	 * Renders the panel.
	 *
	 * @param Variation|null $variation Preselected variation.
	 * @param Currency       $currency  Currency of the shop.
	 */
	public static function render( ?Variation $variation, Currency $currency ): Markup {
		return Markup::tag(
			'div',
			array(
				'class' => 'woocommerce-variation single_variation',
				// Themes may hide it until WooCommerce's script shows it.
				'style' => null === $variation ? 'display: none' : 'display: block',
			),
			null === $variation ? null : array(
				self::part( 'description', $variation->description ),
				self::part( 'price', Data::price_html( $variation, $currency ) ),
				self::part( 'availability', Data::availability_html( $variation ) ),
			)
		);
	}

	/**
	 * Renders a part of the panel.
	 *
	 * @param string $name Suffix of the contract's `variation_…` markers.
	 * @param string $html Safe to print.
	 */
	private static function part( string $name, string $html ): Markup {
		return Markup::tag( 'div', array( 'class' => Contract::name( 'markers.variation_' . $name ) ), Markup::safe( $html ) );
	}
}
