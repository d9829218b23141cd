<?php
/**
 * The totals of an order, a row each.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Review;

use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

/**
 * What order review and receipt share. Twin of src/islands/cart-page/total-rows.tsx.
 */
final class TotalRows {

	/**
	 * All of them, of a cart with lines.
	 *
	 * @param array<string, mixed>                   $cart     Of CartData.
	 * @param bool                                   $pending  Whether they are not yet those of the lines.
	 * @param Markup                                 $shipping What shipping costs, or the choice.
	 * @param callable(array<string, mixed>): Markup $take_off The way to take a coupon off; gets the coupon in its wire shape.
	 * @param array<string, string>                  $others   Of Others.
	 * @param string                                 $places   How the names of its places begin.
	 * @param array<string, string>                  $labels   The owner's words: `subtotal`, `shipping`, `total`.
	 */
	public static function of_cart( array $cart, bool $pending, Markup $shipping, callable $take_off, array $others = array(), string $places = '', array $labels = array() ): Markup {
		$totals   = $cart['totals'];
		$currency = $cart['currency'];
		$included = self::hold_tax( $totals, $cart['fees'] );
		$amount   = static fn ( int $minor, ?string $html = null ): Markup => Money::amount( $minor, $currency, $html );
		$list     = static fn ( Markup|array|null ...$rows ): ?Markup => array() === array_filter( $rows ) ? null : Markup::tag(
			'dl',
			array(
				'class'     => Markup::classes( 'vitrine-cart-sums', $pending ? 'is-pending' : '' ),
				'aria-busy' => $pending ? 'true' : null,
			),
			...$rows
		);
		$parts    = array(
			''                    => array(
				self::row( 'cart-subtotal', $labels['subtotal'] ?? __( 'Subtotal', 'vitrine' ), $amount( $totals['subtotal'], $cart['html']['subtotal'] ?? null ) ),
				array_map(
					static fn ( array $coupon ): Markup => self::row(
						'cart-discount',
						/* translators: %s: coupon code. */
						$coupon['label'] ?? sprintf( __( 'Coupon: %s', 'vitrine' ), $coupon['code'] ),
						$amount( -1 * (int) $coupon['discount'], $coupon['html'] ?? null ),
						...( ( $coupon['fixed'] ?? false ) ? array() : array( $take_off( $coupon ) ) )
					),
					$cart['coupons']
				),
			),
			'_before_shipping'    => array( $cart['needs_shipping'] ? self::row( 'shipping', $labels['shipping'] ?? __( 'Shipping', 'vitrine' ), $shipping ) : null ),
			'_after_shipping'     => array(
				self::fees( $cart['fees'], $currency ),
				$included ? null : self::taxes( $cart ),
			),
			'_before_order_total' => array( self::row( 'order-total', $labels['total'] ?? __( 'Total', 'vitrine' ), $amount( $totals['total'], $cart['html']['total'] ?? null ) ) ),
			'_after_order_total'  => array( $included ? self::taxes_included( $cart ) : null ),
		);
		// One list, but where others print between its totals.
		$shown = array();
		$rows  = array();
		foreach ( $parts as $place => $part ) {
			if ( isset( $others[ $places . $place ] ) ) {
				array_push( $shown, $list( ...$rows ), Others::rows( $others, $places . $place ) );
				$rows = array();
			}
			array_push( $rows, ...$part );
		}
		return Markup::join( ...array( ...$shown, $list( ...$rows ) ) );
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
		return array_map( static fn ( array $fee ): Markup => self::row( 'fee', $fee['label'], Money::amount( $fee['amount'], $currency, $fee['html'] ?? null ) ), $fees );
	}

	/**
	 * The taxes beside the other totals.
	 *
	 * @param array<string, mixed> $cart Of CartData.
	 * @return list<Markup>
	 */
	public static function taxes( array $cart ): array {
		return array_map(
			static fn ( array $tax ): Markup => self::row( 'tax-total', '' === $tax['label'] ? __( 'Tax', 'vitrine' ) : $tax['label'], Money::amount( $tax['amount'], $cart['currency'] ) ),
			self::each_tax( $cart )
		);
	}

	/**
	 * The taxes that the other totals hold.
	 *
	 * @param array<string, mixed> $cart Of CartData.
	 * @return list<Markup>
	 */
	public static function taxes_included( array $cart ): array {
		$name = __( 'Tax included', 'vitrine' );
		return array_map(
			static fn ( array $tax ): Markup => self::row( 'tax-included', '' === $tax['label'] ? $name : "$name ({$tax['label']})", Money::amount( $tax['amount'], $cart['currency'] ) ),
			self::each_tax( $cart )
		);
	}

	/**
	 * Each tax, or all of it where the engine tells them not apart.
	 *
	 * @param array<string, mixed> $cart Of CartData.
	 * @return list<array{label: string, amount: int}>
	 */
	private static function each_tax( array $cart ): array {
		$all = (int) $cart['totals']['tax'];
		return 0 < $all ? $cart['taxes'] ?? array(
			array(
				'label'  => '',
				'amount' => $all,
			),
		) : array();
	}

	/**
	 * Whether the totals hold the tax: they then add up without it.
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
			null    => Markup::tag( 'span', array(), __( 'To be calculated', 'vitrine' ) ),
			0       => Markup::tag( 'span', array(), __( 'Free', 'vitrine' ) ),
			default => Money::amount( $cost, $currency ),
		};
	}
}
