<?php
/**
 * What is said of the chosen variation.
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
 * Description, price and stock; empty while nothing is chosen.
 *
 * @see spec 2.3, 4.13
 */
final class Panel {

	/**
	 * The panel.
	 *
	 * @param Variation|null $variation As the page comes.
	 * @param Currency       $currency  The shop's.
	 */
	public static function render( ?Variation $variation, Currency $currency ): Markup {
		return Markup::tag(
			'div',
			array(
				'class' => 'woocommerce-variation single_variation',
				'style' => null === $variation ? 'display: none' : null,
			),
			null === $variation ? null : array(
				self::part( 'description', $variation->description ),
				self::part( 'price', Data::price_html( $variation, $currency ) ),
				self::part( 'availability', Data::availability_html( $variation ) ),
			)
		);
	}

	/**
	 * One part of the panel.
	 *
	 * @param string $name Of the contract's `variation_…` markers.
	 * @param string $html Safe to print.
	 */
	private static function part( string $name, string $html ): Markup {
		return Markup::tag( 'div', array( 'class' => Contract::name( 'markers.variation_' . $name ) ), Markup::safe( $html ) );
	}
}
