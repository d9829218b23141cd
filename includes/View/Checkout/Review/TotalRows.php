<?php
/**
 * Rows of the totals.
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
 * Shared by order review and order received page. Twin of
 * src/islands/cart-page/total-rows.tsx.
 */
final class TotalRows {

	/**
	 * Renders all totals of a cart that is not empty.
	 *
	 * @param array<string, mixed>                   $cart     Data of CartData.
	 * @param bool                                   $pending  Whether the totals are outdated.
	 * @param Markup                                 $shipping Shipping costs or methods.
	 * @param callable(array<string, mixed>): Markup $take_off Renders the remove link of a coupon; gets the coupon data.
	 * @param array<string, string>                  $others   Output of plugins, see Others.
	 * @param string                                 $places   Prefix of the place names.
	 * @param array<string, string>                  $labels   The owner's labels: `subtotal`, `shipping`, `total`.
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
		// A single list, split where plugins print between the totals.
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
	 * Renders a row.
	 *
	 * @param string $name     Class of the row.
	 * @param string $label    Label.
	 * @param Markup ...$value Formatted amount.
	 */
	public static function row( string $name, string $label, Markup ...$value ): Markup {
		return Markup::tag( 'div', array( 'class' => $name ), Markup::tag( 'dt', array(), $label ), Markup::tag( 'dd', array(), $value ) );
	}

	/**
	 * Renders the fees.
	 *
	 * @param list<array<string, mixed>> $fees     Fee data.
	 * @param array<string, mixed>       $currency Currency data.
	 * @return list<Markup>
	 */
	public static function fees( array $fees, array $currency ): array {
		return array_map( static fn ( array $fee ): Markup => self::row( 'fee', $fee['label'], Money::amount( $fee['amount'], $currency, $fee['html'] ?? null ) ), $fees );
	}

	/**
	 * Renders the taxes that are added to the other totals.
	 *
	 * @param array<string, mixed> $cart Data of CartData.
	 * @return list<Markup>
	 */
	public static function taxes( array $cart ): array {
		return array_map(
			static fn ( array $tax ): Markup => self::row( 'tax-total', '' === $tax['label'] ? __( 'Tax', 'vitrine' ) : $tax['label'], Money::amount( $tax['amount'], $cart['currency'] ) ),
			self::each_tax( $cart )
		);
	}

	/**
	 * Renders the taxes that are included in the other totals.
	 *
	 * @param array<string, mixed> $cart Data of CartData.
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
	 * Returns each tax, or their sum if the engine does not itemize them.
	 *
	 * @param array<string, mixed> $cart Data of CartData.
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
	 * Whether the totals include tax: then they add up without it.
	 *
	 * @param array<string, int|null>    $totals Totals in minor units.
	 * @param list<array<string, mixed>> $fees   Fee data.
	 */
	public static function hold_tax( array $totals, array $fees ): bool {
		return $totals['total'] === $totals['subtotal'] - $totals['discount'] + (int) $totals['shipping'] + array_sum( array_column( $fees, 'amount' ) );
	}

	/**
	 * Renders the shipping costs.
	 *
	 * @param int|null             $cost     Minor units; null: not yet known.
	 * @param array<string, mixed> $currency Currency data.
	 */
	public static function shipping( ?int $cost, array $currency ): Markup {
		return match ( $cost ) {
			null    => Markup::tag( 'span', array(), __( 'To be calculated', 'vitrine' ) ),
			0       => Markup::tag( 'span', array(), __( 'Free', 'vitrine' ) ),
			default => Money::amount( $cost, $currency ),
		};
	}
}
