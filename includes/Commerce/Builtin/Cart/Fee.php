<?php
/**
 * A fee of a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;

defined( 'ABSPATH' ) || exit;

/**
 * What is to be paid beside products and shipping, such as gift wrapping, or
 * what is taken off the total.
 *
 * @api
 */
final class Fee {

	/**
	 * @param string $label     For shoppers; plain text.
	 * @param int    $amount    Minor units, as the shop enters its prices. Below zero: taken off the
	 *                          total after tax, and never below zero. What lowers the tax too is a
	 *                          coupon, or the filter `vitrine_cart_item_price`.
	 * @param string $tax_class `standard`, `reduced-rate` or `zero-rate`; empty: not taxable.
	 * @throws \InvalidArgumentException Without a label, or for a tax class that does not exist.
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
