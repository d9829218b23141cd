import { rows } from './rows';

/** A part of theirs, which is there or not. */
const PART = 'it is a part, which is a block of its own here';

/** Cart and checkout as they are inserted: with their parts. */
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
			showNotes: PART,
			showLogin: PART,
			expressButtons: PART,
			showNextSteps:
				'in a block theme the template of the order’s page shows it',
		},
	},
} );

/** What a cart or a checkout cannot do without: it is in there when they are inserted, and its owner cannot take it out. Both come right below what is chosen: the last one first. */
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
