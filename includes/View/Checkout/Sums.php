<?php
/**
 * Sums of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;

/**
 * What order review and receipt share. Twin of src/components/checkout/sums.tsx.
 */
final class Sums {

	/**
	 * One sum.
	 *
	 * @param string $name     Class.
	 * @param string $label    What it is.
	 * @param Markup ...$value How much it is.
	 */
	public static function row( string $name, string $label, Markup ...$value ): Markup {
		return Markup::tag( 'div', array( 'class' => $name ), Markup::tag( 'dt', array(), $label ), Markup::tag( 'dd', array(), $value ) );
	}

	/**
	 * What shipping costs.
	 *
	 * @param int|null             $cost     Minor units; null: not known yet.
	 * @param array<string, mixed> $currency Wire shape.
	 */
	public static function shipping( ?int $cost, array $currency ): Markup {
		return match ( $cost ) {
			null    => Markup::tag( 'span', array(), __( 'Not known yet', 'vitrine' ) ),
			0       => Markup::tag( 'span', array(), __( 'Free', 'vitrine' ) ),
			default => Money::amount( $cost, $currency ),
		};
	}
}
