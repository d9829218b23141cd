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

/** The state of the form; null without a checkout. */
export const getCheckout = ( { view }: StoreState ): CheckoutView | null =>
	view;

/** The cart to be ordered. */
export const getReview = createRegistrySelector(
	( select ) => (): CartSnapshot | null => select( cartStore ).getCart()
);

/** The order totals. */
export const getTotals = createRegistrySelector(
	( select ) => (): CartTotals | null => select( cartStore ).getTotals()
);

/** Whether the totals are outdated by pending changes. */
export const areTotalsPending = createRegistrySelector(
	( select ) => (): boolean => select( cartStore ).areTotalsPending()
);

/** The applied coupons. */
export const getCoupons = createRegistrySelector(
	( select ) => (): readonly CartCoupon[] =>
		select( cartStore ).getCart()?.coupons ?? NO_COUPONS
);

/** The shipping methods. */
export const getShipping = createRegistrySelector(
	( select ) => (): readonly ShippingChoice[] =>
		select( cartStore ).getCart()?.shipping ?? NO_CHOICES
);

/** Field errors by field name. */
export const getErrors = ( { view }: StoreState ): CheckoutView[ 'errors' ] =>
	view?.errors ?? NO_ERRORS;

/** Whether the order is being placed. */
export const isPlacingOrder = ( { view }: StoreState ): boolean =>
	view?.placing ?? false;

/** Whether the order review is collapsed. */
export const isReviewFolded = ( { view }: StoreState ): boolean =>
	view?.folded ?? false;

/** A guest's email address and its suggestion. */
export const getGuest = ( { view }: StoreState ): CheckoutGuest =>
	view?.guest ?? noGuest;

/** The suggestions for the first line of an address. */
export const getSuggestions = (
	{ suggested }: StoreState,
	type: AddressType
): SuggestedAddresses => suggested[ type ];

/** The effects of the last event, for the page's behavior. */
export const getEffects = ( {
	effects,
}: StoreState ): readonly CheckoutEffect[] => effects;
