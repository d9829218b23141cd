import type { CartFee, CartTotals } from '../../contract/types';

/**
 * Whether the totals hold the tax: they then add up without it. Twin of
 * `View\Checkout\Review\TotalRows::hold_tax()`.
 *
 * @param totals Minor units.
 * @param fees   What else is to be paid.
 */
export const holdTax = ( totals: CartTotals, fees: CartFee[] ): boolean =>
	totals.total ===
	totals.subtotal -
		totals.discount +
		( totals.shipping ?? 0 ) +
		fees.reduce( ( sum, { amount } ) => sum + amount, 0 );
