<?php
/**
 * Cart with taxes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

use Vitrine\Commerce\Builtin\Cart\Fee;

defined( 'ABSPATH' ) || exit;

/**
 * Whether amounts are displayed with or without tax: subtotal minus discount, plus
 * shipping and fees, and plus tax if it is not included, is the total.
 *
 * @phpstan-type Line array{price: int, regular_price: int, subtotal: int, discount: int, class: string}
 */
final class TaxedCart {

	/**
	 * @param array<string, array{price: int, regular_price: int, subtotal: int, total: int, tax: int}> $lines    Displayed amounts of lines by key; total and tax are after the discount.
	 * @param array{subtotal: int, discount: int, shipping: int, tax: int, total: int}                  $totals   Displayed totals.
	 * @param list<array{label: string, amount: int}>                                                   $taxes    Taxes by name.
	 * @param list<array{label: string, amount: int, tax: int}>                                         $fees     Displayed fees and their taxes.
	 * @param Taxation                                                                                  $taxation Taxes of the customer.
	 * @param string                                                                                    $class    Tax class of shipping.
	 */
	private function __construct(
		public readonly array $lines,
		public readonly array $totals,
		public readonly array $taxes,
		public readonly array $fees,
		private readonly Taxation $taxation,
		private readonly string $class,
	) {}

	/**
	 * Calculates the amounts.
	 *
	 * @param array<string, Line> $lines    Entered amounts of lines by key.
	 * @param int                 $shipping Cost of shipping as entered.
	 * @param Taxation            $taxation Taxes of the customer.
	 * @param list<Fee>           $fees     Fees.
	 */
	public static function of( array $lines, int $shipping, Taxation $taxation, array $fees = array() ): self {
		$options = $taxation->options;
		$incl    = $options->cart_incl;
		$class   = Taxation::shipping_class( array_column( $lines, 'class' ) );
		// Shipping first, so that its share of a rounded sum does not depend on the
		// items.
		$before = array( $taxation->part( $shipping, $class, true ) );
		$after  = $before;
		foreach ( array_values( $lines ) as $line ) {
			$part     = $taxation->part( $line['subtotal'], $line['class'] );
			$off      = $taxation->part( $line['discount'], $line['class'] )['amount'];
			$before[] = $part;
			$after[]  = array_replace( $part, array( 'amount' => $part['amount'] - min( $off, $part['amount'] ) ) );
		}
		// Deductions from the total are not taxed and do not change taxes.
		foreach ( $fees as $fee ) {
			$after[] = $taxation->part( max( 0, $fee->amount ), $fee->amount > 0 ? $fee->tax_class : '' );
		}
		$taxes    = TaxAmounts::of( $after, $options->by_line );
		$subtotal = self::shown( $before, TaxAmounts::of( $before, $options->by_line ), $incl );
		$rest     = self::shown( $after, $taxes, $incl );
		$sent     = (int) array_shift( $subtotal );
		array_shift( $rest );
		$charged = array_splice( $rest, count( $lines ) );
		$shown   = array();
		foreach ( array_keys( $lines ) as $index => $key ) {
			$shown[ $key ] = array(
				'price'         => $taxation->shown( $lines[ $key ]['price'], $lines[ $key ]['class'], $incl ),
				'regular_price' => $taxation->shown( $lines[ $key ]['regular_price'], $lines[ $key ]['class'], $incl ),
				'subtotal'      => $subtotal[ $index ],
				'total'         => $rest[ $index ],
				// The first part is shipping.
				'tax'           => array_sum( $taxes[ $index + 1 ] ),
			);
		}
		$by_rate = array();
		foreach ( $taxes as $part ) {
			foreach ( $part as $id => $amount ) {
				$by_rate[ $id ] = ( $by_rate[ $id ] ?? 0 ) + $amount;
			}
		}
		$tax   = array_sum( $by_rate );
		$total = array_sum( $rest ) + $sent + array_sum( $charged ) + ( $incl ? 0 : $tax );
		$extra = self::fees( $fees, $charged, array_map( 'array_sum', array_slice( $taxes, 1 + count( $lines ) ) ), $total );
		return new self(
			$shown,
			array(
				'subtotal' => array_sum( $subtotal ),
				'discount' => array_sum( $subtotal ) - array_sum( $rest ),
				'shipping' => $sent,
				'tax'      => $tax,
				'total'    => $total + array_sum( array_column( $extra, 'amount' ) ) - array_sum( $charged ),
			),
			$taxation->by_name( $by_rate ),
			$extra,
			$taxation,
			$class
		);
	}

	/**
	 * Returns the displayed fees; deductions are limited to the total.
	 *
	 * @param list<Fee> $fees    Fees as entered.
	 * @param list<int> $charged Displayed positive fees; 0 for others.
	 * @param list<int> $taxes   Taxes of each fee.
	 * @param int       $total   Total including fees, before deductions.
	 * @return list<array{label: string, amount: int, tax: int}>
	 */
	private static function fees( array $fees, array $charged, array $taxes, int $total ): array {
		$shown = array();
		foreach ( $fees as $index => $fee ) {
			$amount  = $fee->amount < 0 ? max( $fee->amount, -$total ) : $charged[ $index ];
			$total  += min( 0, $amount );
			$shown[] = array(
				'label'  => $fee->label,
				'amount' => $amount,
				'tax'    => $taxes[ $index ],
			);
		}
		return $shown;
	}

	/**
	 * Returns the displayed cost of a shipping method.
	 *
	 * @param int $cost Cost as entered.
	 */
	public function shown_shipping( int $cost ): int {
		return $this->taxation->shown( $cost, $this->class, $this->taxation->options->cart_incl, true );
	}

	/**
	 * Splits an amount by weights. The parts add up to the amount.
	 *
	 * @param int       $amount  Amount in minor units.
	 * @param list<int> $weights Weights of 0 or more.
	 * @return list<int>
	 */
	public static function parts( int $amount, array $weights ): array {
		$whole = max( 1, array_sum( $weights ) );
		$sum   = 0;
		$parts = array();
		foreach ( $weights as $weight ) {
			$parts[] = TaxAmounts::share( $amount, $sum + $weight, $whole ) - TaxAmounts::share( $amount, $sum, $whole );
			$sum    += $weight;
		}
		return $parts;
	}

	/**
	 * Returns displayed amounts, with or without tax.
	 *
	 * @param list<array{amount: int, rates: list<TaxRate>, included: bool}> $parts Parts from Taxation.
	 * @param list<array<int, int>>                                          $taxes Taxes from TaxAmounts.
	 * @param bool                                                           $incl  Whether to include tax.
	 * @return list<int>
	 */
	private static function shown( array $parts, array $taxes, bool $incl ): array {
		return array_map(
			static fn ( array $part, array $tax ): int => match ( true ) {
				$part['included'] === $incl => $part['amount'],
				$incl                       => $part['amount'] + array_sum( $tax ),
				default                     => $part['amount'] - array_sum( $tax ),
			},
			$parts,
			$taxes
		);
	}
}
