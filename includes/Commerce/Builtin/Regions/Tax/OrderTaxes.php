<?php
/**
 * The taxes of an order, shared out.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

defined( 'ABSPATH' ) || exit;

/**
 * An order keeps its amounts as they were shown, with tax or without, and the tax
 * as a whole. So the tax is shared out among lines, shipping and fees by what they cost;
 * each name of a tax and the total stay what they were. Pure; minor units.
 */
final class OrderTaxes {

	/**
	 * @param bool                                    $included Whether what was shown held the tax.
	 * @param list<array{label: string, amount: int}> $taxes    By name.
	 * @param list<list<int>>                         $lines    Of each line, by the order of the names.
	 * @param list<int>                               $shipping By the order of the names.
	 * @param list<list<int>>                         $fees     Of each fee, by the order of the names.
	 */
	private function __construct(
		public readonly bool $included,
		public readonly array $taxes,
		public readonly array $lines,
		public readonly array $shipping,
		public readonly array $fees,
	) {}

	/**
	 * Calculates the amounts.
	 *
	 * @param list<int>                               $paid   What each line cost, as shown.
	 * @param array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int} $totals As shown.
	 * @param list<array{label: string, amount: int}> $taxes  By name; empty: none is known.
	 * @param list<int>                               $fees   What each fee cost, as shown; below zero: taken off.
	 * @param string                                  $name   What a tax without a name is called.
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
	 * What was paid for something in all.
	 *
	 * @param int       $shown As shown.
	 * @param list<int> $taxes Its shares.
	 */
	public function with( int $shown, array $taxes ): int {
		return $shown + ( $this->included ? 0 : array_sum( $taxes ) );
	}
}
