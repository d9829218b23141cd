<?php
/**
 * The amounts of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Rules;

use Vitrine\Commerce\Builtin\Regions\Tax\OrderTaxes;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxedCart;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxAmounts;

defined( 'ABSPATH' ) || exit;

/**
 * The built-in engine keeps amounts as they were shown, with tax or without, and
 * the tax of the order as a whole. WooCommerce keeps every line without tax and
 * the tax of each. So the tax is shared out among lines and shipping by what they
 * cost; each name of a tax and the total stay what they were. Pure; minor units.
 *
 * @phpstan-type Line array{subtotal: int, total: int, subtotal_taxes: list<int>, taxes: list<int>}
 */
final class Amounts {

	/**
	 * @param bool                                    $prices_include_tax Whether what was shown held the tax.
	 * @param list<array{label: string, amount: int}> $taxes              By name.
	 * @param list<Line>                              $lines              Without tax, and the tax by the order of the names.
	 * @param int                                     $shipping           Without tax.
	 * @param list<int>                               $shipping_taxes     By the order of the names.
	 * @param list<array{label: string, amount: int, taxes: list<int>}> $fees Without tax, and the tax by the order of the names.
	 * @param int                                     $adjustment         What the lines lack of the total; below zero: what they have too much.
	 * @param list<array{code: string, discount: int, tax: int}> $coupons Discounts without tax, and their tax.
	 */
	private function __construct(
		public readonly bool $prices_include_tax,
		public readonly array $taxes,
		public readonly array $lines,
		public readonly int $shipping,
		public readonly array $shipping_taxes,
		public readonly array $fees,
		public readonly int $adjustment,
		public readonly array $coupons,
	) {}

	/**
	 * Calculates the amounts.
	 *
	 * @param list<array{subtotal: int, total: int}>   $items   As shown.
	 * @param array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int} $totals As shown.
	 * @param list<array{label: string, amount: int}>  $taxes   By name; empty: none is known.
	 * @param list<array{code: string, discount: int}> $coupons As shown.
	 * @param string                                   $name    What a tax without a name is called.
	 * @param list<array{label: string, amount: int}>  $fees    As shown.
	 */
	public static function of( array $items, array $totals, array $taxes, array $coupons, string $name, array $fees = array() ): self {
		$shipping = $totals['shipping'] ?? 0;
		$charged  = array_column( $fees, 'amount' );
		$shares   = OrderTaxes::of( array_column( $items, 'total' ), $totals, $taxes, $charged, $name );
		$shown    = array_sum( array_column( $items, 'total' ) ) + $shipping + array_sum( $charged );
		$tax      = array_sum( array_column( $shares->taxes, 'amount' ) );
		$lines    = array();
		foreach ( $items as $at => $item ) {
			$own     = $shares->lines[ $at ];
			$before  = array_map( static fn ( int $part ): int => $item['total'] > 0 ? TaxAmounts::share( $part, $item['subtotal'], $item['total'] ) : $part, $own );
			$lines[] = array(
				'subtotal'       => $item['subtotal'] - ( $shares->included ? array_sum( $before ) : 0 ),
				'total'          => $item['total'] - ( $shares->included ? array_sum( $own ) : 0 ),
				'subtotal_taxes' => $before,
				'taxes'          => $own,
			);
		}
		return new self(
			$shares->included,
			$shares->taxes,
			$lines,
			$shipping - ( $shares->included ? array_sum( $shares->shipping ) : 0 ),
			$shares->shipping,
			array_map(
				static fn ( array $fee, array $own ): array => array(
					'label'  => $fee['label'],
					'amount' => $fee['amount'] - ( $shares->included ? array_sum( $own ) : 0 ),
					'taxes'  => $own,
				),
				$fees,
				$shares->fees
			),
			$totals['total'] - $shown - ( $shares->included ? 0 : $tax ),
			self::discounts( $lines, $coupons ),
		);
	}

	/**
	 * What was taken off the lines, without tax.
	 */
	public function discount(): int {
		return array_sum( array_column( $this->lines, 'subtotal' ) ) - array_sum( array_column( $this->lines, 'total' ) );
	}

	/**
	 * The tax on what was taken off.
	 */
	public function discount_tax(): int {
		return array_sum( array_map( static fn ( array $line ): int => array_sum( $line['subtotal_taxes'] ) - array_sum( $line['taxes'] ), $this->lines ) );
	}

	/**
	 * The tax of lines and fees by the order of its names.
	 *
	 * @return list<int>
	 */
	public function line_taxes(): array {
		return array_map( fn ( int $at ): int => array_sum( array_map( static fn ( array $one ): int => $one['taxes'][ $at ], array( ...$this->lines, ...$this->fees ) ) ), array_keys( $this->taxes ) );
	}

	/**
	 * Shares what was taken off among the coupons, as their discounts are to each other.
	 *
	 * @param list<Line>                               $lines   Without tax.
	 * @param list<array{code: string, discount: int}> $coupons As shown.
	 * @return list<array{code: string, discount: int, tax: int}>
	 */
	private static function discounts( array $lines, array $coupons ): array {
		$off     = 0;
		$tax_off = 0;
		foreach ( $lines as $line ) {
			$off     += $line['subtotal'] - $line['total'];
			$tax_off += array_sum( $line['subtotal_taxes'] ) - array_sum( $line['taxes'] );
		}
		$weights = array_column( $coupons, 'discount' );
		$parts   = TaxedCart::parts( $off, $weights );
		$taxes   = TaxedCart::parts( $tax_off, $weights );
		return array_map(
			static fn ( array $coupon, int $part, int $tax ): array => array(
				'code'     => $coupon['code'],
				'discount' => $part,
				'tax'      => $tax,
			),
			$coupons,
			$parts,
			$taxes
		);
	}
}
