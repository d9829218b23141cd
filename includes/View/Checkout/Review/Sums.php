<?php
/**
 * Sums of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Review;

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
	 * What else is to be paid.
	 *
	 * @param list<array<string, mixed>> $fees     Wire shape.
	 * @param array<string, mixed>       $currency Wire shape.
	 * @return list<Markup>
	 */
	public static function fees( array $fees, array $currency ): array {
		return array_map( static fn ( array $fee ): Markup => self::row( 'fee', $fee['label'], Money::amount( $fee['amount'], $currency ) ), $fees );
	}

	/**
	 * Whether the sums hold the tax: they then add up without it.
	 *
	 * @param array<string, int|null>    $totals Minor units.
	 * @param list<array<string, mixed>> $fees   Wire shape.
	 */
	public static function hold_tax( array $totals, array $fees ): bool {
		return $totals['total'] === $totals['subtotal'] - $totals['discount'] + (int) $totals['shipping'] + array_sum( array_column( $fees, 'amount' ) );
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
