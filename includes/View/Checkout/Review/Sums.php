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

defined( 'ABSPATH' ) || exit;

/**
 * What order review and receipt share. Twin of src/components/checkout/sums.tsx.
 */
final class Sums {

	/**
	 * All of them, of a cart with lines.
	 *
	 * @param array<string, mixed>                   $cart     Of CartData.
	 * @param bool                                   $pending  Whether they are not yet those of the lines.
	 * @param Markup                                 $shipping What shipping costs, or the choice.
	 * @param callable(array<string, mixed>): Markup $take_off The way to take a coupon off; gets the coupon in its wire shape.
	 */
	public static function of_cart( array $cart, bool $pending, Markup $shipping, callable $take_off ): Markup {
		$totals   = $cart['totals'];
		$currency = $cart['currency'];
		$included = self::hold_tax( $totals, $cart['fees'] );
		$amount   = static fn ( int $minor ): Markup => Money::amount( $minor, $currency );
		return Markup::tag(
			'dl',
			array(
				'class'     => Markup::classes( 'vitrine-cart-sums', $pending ? 'is-pending' : '' ),
				'aria-busy' => $pending ? 'true' : null,
			),
			self::row( 'cart-subtotal', __( 'Subtotal', 'vitrine' ), $amount( $totals['subtotal'] ) ),
			array_map(
				static fn ( array $coupon ): Markup => self::row(
					'cart-discount',
					/* translators: %s: coupon code. */
					sprintf( __( 'Coupon: %s', 'vitrine' ), $coupon['code'] ),
					$amount( -1 * (int) $coupon['discount'] ),
					$take_off( $coupon )
				),
				$cart['coupons']
			),
			$cart['needs_shipping'] ? self::row( 'shipping', __( 'Shipping', 'vitrine' ), $shipping ) : null,
			self::fees( $cart['fees'], $currency ),
			$totals['tax'] > 0 && ! $included ? self::row( 'tax-total', __( 'Tax', 'vitrine' ), $amount( $totals['tax'] ) ) : null,
			self::row( 'order-total', __( 'Total', 'vitrine' ), $amount( $totals['total'] ) ),
			$totals['tax'] > 0 && $included ? self::row( 'tax-included', __( 'Tax included', 'vitrine' ), $amount( $totals['tax'] ) ) : null
		);
	}

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
