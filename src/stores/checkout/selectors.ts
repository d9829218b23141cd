import { createRegistrySelector } from '@wordpress/data';
import type {
	AddressType,
	CartCoupon,
	CartSnapshot,
	CartTotals,
	CheckoutGuest,
	CheckoutView,
	ShippingChoice,
	SuggestedAddresses,
} from '../../contract/types';
import { noGuest } from '../../core/checkout/email-check';
import type { CheckoutEffect } from '../../core/checkout/types';
import { cartStore } from '@vitrine/cart-store';
import type { StoreState } from './reducer';

const NO_COUPONS: readonly CartCoupon[] = [];
const NO_CHOICES: readonly ShippingChoice[] = [];
const NO_ERRORS: CheckoutView[ 'errors' ] = {};

/** What the form shows; null: the page has none. */
export const getCheckout = ( { view }: StoreState ): CheckoutView | null =>
	view;

/** What is about to be ordered: the cart. */
export const getReview = createRegistrySelector(
	( select ) => (): CartSnapshot | null => select( cartStore ).getCart()
);

/** What is to be paid. */
export const getTotals = createRegistrySelector(
	( select ) => (): CartTotals | null => select( cartStore ).getTotals()
);

/** Whether the totals are not yet those of what was chosen. */
export const areTotalsPending = createRegistrySelector(
	( select ) => (): boolean => select( cartStore ).areTotalsPending()
);

/** The coupons that count. */
export const getCoupons = createRegistrySelector(
	( select ) => (): readonly CartCoupon[] =>
		select( cartStore ).getCart()?.coupons ?? NO_COUPONS
);

/** The ways to ship. */
export const getShipping = createRegistrySelector(
	( select ) => (): readonly ShippingChoice[] =>
		select( cartStore ).getCart()?.shipping ?? NO_CHOICES
);

/** What is wrong with fields, by their names. */
export const getErrors = ( { view }: StoreState ): CheckoutView[ 'errors' ] =>
	view?.errors ?? NO_ERRORS;

/** Whether the order is on its way. */
export const isPlacingOrder = ( { view }: StoreState ): boolean =>
	view?.placing ?? false;

/** Whether the order review is folded away. */
export const isReviewFolded = ( { view }: StoreState ): boolean =>
	view?.folded ?? false;

/** The email address of a guest, and what is suggested for it. */
export const getGuest = ( { view }: StoreState ): CheckoutGuest =>
	view?.guest ?? noGuest;

/** What is suggested for the first line of an address. */
export const getSuggestions = (
	{ suggested }: StoreState,
	type: AddressType
): SuggestedAddresses => suggested[ type ];

/** What the last event is to bring about; for the page's behaviour. */
export const getEffects = ( {
	effects,
}: StoreState ): readonly CheckoutEffect[] => effects;
