<?php
/**
 * Amounts of a moved order.
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
 * The built-in engine stores amounts as displayed, with or without tax, and the tax
 * of the whole order. WooCommerce stores every line without tax, and the tax of each
 * line. So the tax is distributed over lines and shipping in proportion to their
 * amounts; the amount of each tax and the total do not change. Pure; minor units.
 *
 * @phpstan-type Line array{subtotal: int, total: int, subtotal_taxes: list<int>, taxes: list<int>}
 */
final class Amounts {

	/**
	 * @param bool                                    $prices_include_tax Whether displayed amounts include tax.
	 * @param list<array{label: string, amount: int}> $taxes              Taxes by name.
	 * @param list<Line>                              $lines              Amounts without tax, and their taxes in the order of $taxes.
	 * @param int                                     $shipping           Shipping without tax.
	 * @param list<int>                               $shipping_taxes     Shipping taxes in the order of $taxes.
	 * @param list<array{label: string, amount: int, taxes: list<int>}> $fees Amounts without tax, and their taxes in the order of $taxes.
	 * @param int                                     $adjustment         Difference between the total and the sum of the lines.
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
	 * @param list<array{subtotal: int, total: int}>   $items   Displayed amounts of the line items.
	 * @param array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int} $totals Displayed totals.
	 * @param list<array{label: string, amount: int}>  $taxes   Taxes by name; empty: unknown.
	 * @param list<array{code: string, discount: int}> $coupons Displayed discounts.
	 * @param string                                   $name    Label of a tax without a name.
	 * @param list<array{label: string, amount: int}>  $fees    Displayed fees.
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
	 * Returns the discount of the lines, without tax.
	 */
	public function discount(): int {
		return array_sum( array_column( $this->lines, 'subtotal' ) ) - array_sum( array_column( $this->lines, 'total' ) );
	}

	/**
	 * Returns the tax of the discount.
	 */
	public function discount_tax(): int {
		return array_sum( array_map( static fn ( array $line ): int => array_sum( $line['subtotal_taxes'] ) - array_sum( $line['taxes'] ), $this->lines ) );
	}

	/**
	 * Returns the taxes of lines and fees in the order of $taxes.
	 *
	 * @return list<int>
	 */
	public function line_taxes(): array {
		return array_map( fn ( int $at ): int => array_sum( array_map( static fn ( array $one ): int => $one['taxes'][ $at ], array( ...$this->lines, ...$this->fees ) ) ), array_keys( $this->taxes ) );
	}

	/**
	 * Distributes the discount over the coupons, in proportion to their displayed discounts.
	 *
	 * @param list<Line>                               $lines   Lines without tax.
	 * @param list<array{code: string, discount: int}> $coupons Displayed discounts.
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
