<?php
/**
 * Cart fee.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;

defined( 'ABSPATH' ) || exit;

/**
 * Additional charge, such as gift wrapping, or a deduction from the total.
 *
 * @api
 */
final class Fee {

	/**
	 * @param string $label     Label for shoppers; plain text.
	 * @param int    $amount    Amount in minor units, with or without tax, as prices are entered in the shop. Negative: deducted from the total after tax, which is never below zero. To reduce the tax too, use a coupon or the filter `vitrine_cart_item_price`.
	 * @param string $tax_class `standard`, `reduced-rate` or `zero-rate`; empty: not taxable.
	 * @throws \InvalidArgumentException If the label is empty or the tax class does not exist.
	 */
	public function __construct(
		public readonly string $label,
		public readonly int $amount,
		public readonly string $tax_class = '',
	) {
		if ( '' === trim( $label ) ) {
			throw new \InvalidArgumentException( 'A fee needs a label.' );
		}
		if ( '' !== $tax_class && ! in_array( $tax_class, TaxRate::CLASSES, true ) ) {
			throw new \InvalidArgumentException( esc_html( "There is no tax class \"$tax_class\"." ) );
		}
	}
}
