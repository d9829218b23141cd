import { rows } from './rows';

/** Reason for attributes that an inner block replaces. */
const PART = 'a separate block here';

/** Cart and checkout as inserted, with inner blocks. */
export const COMPOSED = rows( 'composed', {
	cart: {
		keyword: 'basket',
		wanted: { 'Sticky totals': 'on' },
		unset: { showCoupon: PART, showCrossSells: PART },
	},
	checkout: {
		keyword: 'payment',
		wanted: { 'Sticky order summary': 'on' },
		unset: {
			layout: 'new blocks have two columns, saved ones one',
			showNotes: PART,
			showLogin: PART,
			expressButtons: PART,
			showNextSteps:
				'block themes show it in the order confirmation template',
		},
	},
} );

/** Required inner blocks of a new cart and checkout, which cannot be removed. Both are inserted right after the selected block, so the last one comes first. */
export const LOCKED = [
	'vitrine/checkout-column',
	'vitrine/checkout-contact',
	'vitrine/checkout-billing-address',
	'vitrine/checkout-shipping-address',
	'vitrine/checkout-shipping-methods',
	'vitrine/checkout-column',
	'vitrine/checkout-order-summary',
	'vitrine/checkout-column',
	'vitrine/checkout-payment',
	'vitrine/checkout-terms',
	'vitrine/checkout-place-order',
	'vitrine/cart-column',
	'vitrine/cart-items',
	'vitrine/cart-column',
	'vitrine/cart-totals',
	'vitrine/proceed-to-checkout',
];
