<?php
/**
 * Allocation of an order's taxes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

defined( 'ABSPATH' ) || exit;

/**
 * An order has displayed amounts, with or without tax, and the total tax. The tax is
 * allocated to lines, shipping and fees by their amounts; the total of each tax stays
 * the same. All in minor units.
 */
final class OrderTaxes {

	/**
	 * @param bool                                    $included Whether displayed amounts include tax.
	 * @param list<array{label: string, amount: int}> $taxes    Taxes by name.
	 * @param list<list<int>>                         $lines    Taxes of each line, in the order of the names.
	 * @param list<int>                               $shipping Taxes of shipping, in the order of the names.
	 * @param list<list<int>>                         $fees     Taxes of each fee, in the order of the names.
	 */
	private function __construct(
		public readonly bool $included,
		public readonly array $taxes,
		public readonly array $lines,
		public readonly array $shipping,
		public readonly array $fees,
	) {}

	/**
	 * Allocates the taxes.
	 *
	 * @param list<int>                                                                     $paid   Displayed amount of each line.
	 * @param array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int} $totals Displayed totals.
	 * @param list<array{label: string, amount: int}>                                       $taxes  Taxes by name; empty: unknown.
	 * @param list<int>                                                                     $fees   Displayed amount of each fee; negative: deducted.
	 * @param string                                                                        $name   Name of a tax without name.
	 */
	public static function of( array $paid, array $totals, array $taxes, array $fees, string $name = '' ): self {
		if ( array() === $taxes && 0 !== $totals['tax'] ) {
			$taxes[] = array(
				'label'  => $name,
				'amount' => $totals['tax'],
			);
		}
		$tax     = array_sum( array_column( $taxes, 'amount' ) );
		$weights = array( ...$paid, $totals['shipping'] ?? 0, ...array_map( static fn ( int $fee ): int => max( 0, $fee ), $fees ) );
		$shown   = array_sum( $paid ) + (int) $totals['shipping'] + array_sum( $fees );
		if ( array_sum( $weights ) <= 0 ) {
			$weights[0] = 1;
		}
		$shares = array_map( static fn ( array $one ): array => TaxedCart::parts( $one['amount'], $weights ), $taxes );
		return new self(
			$shown + $tax !== $totals['total'] || 0 === $tax,
			$taxes,
			array_map( static fn ( int $at ): array => array_column( $shares, $at ), array_keys( $paid ) ),
			array_column( $shares, count( $paid ) ),
			array_map( static fn ( int $at ): array => array_column( $shares, count( $paid ) + 1 + $at ), array_keys( $fees ) ),
		);
	}

	/**
	 * Returns an amount with tax.
	 *
	 * @param int       $shown Displayed amount.
	 * @param list<int> $taxes Taxes of the amount.
	 */
	public function with( int $shown, array $taxes ): int {
		return $shown + ( $this->included ? 0 : array_sum( $taxes ) );
	}
}
