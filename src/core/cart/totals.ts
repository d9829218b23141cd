import type { CartFee, CartTotals } from '../../contract/types';

/**
 * Whether the totals include tax, so that they add up without it. Twin of
 * `View\Checkout\Review\TotalRows::hold_tax()`.
 *
 * @param totals In minor units.
 * @param fees   Additional fees.
 */
export const holdTax = ( totals: CartTotals, fees: CartFee[] ): boolean =>
	totals.total ===
	totals.subtotal -
		totals.discount +
		( totals.shipping ?? 0 ) +
		fees.reduce( ( sum, { amount } ) => sum + amount, 0 );
