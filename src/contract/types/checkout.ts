import type { AddressSuggestion, AddressType } from './extensions';
import type {
	CartCoupon,
	CartSnapshot,
	CartTotals,
	ShippingChoice,
} from './cart';

/** A guest's email address and its check. */
export interface CheckoutGuest {
	/** Current value of the field; empty: none. */
	email: string;
	/** The address checked last; empty: none, or the check is disabled. */
	checked: string;
	/**
	 * Suggestion for the checked address: log in or create an account; empty:
	 * none.
	 */
	suggestion: '' | 'login' | 'account';
	/**
	 * Suggested correction if the domain looks misspelled, once the field was
	 * left; empty: none, or the check is disabled.
	 */
	meant: string;
}

/** Suggestions for the first line of an address. */
export interface SuggestedAddresses {
	/** Empty: the list is closed. */
	readonly suggestions: readonly AddressSuggestion[];
	/** Index of the highlighted suggestion; -1: none. */
	readonly highlighted: number;
	/** The chosen suggestion; null: none since the list was last open. */
	readonly taken: AddressSuggestion | null;
}

/** State of the checkout besides its cart. */
export interface CheckoutView {
	/** Whether the order is being placed. */
	placing: boolean;
	/** The coupon code being applied; empty: none. */
	applying: string;
	/**
	 * The shop's message after the last coupon was applied or removed; empty:
	 * none.
	 */
	couponMessage: string;
	/** The error message above the form; empty: none. */
	notice: string;
	/** Error messages by field name. */
	errors: Readonly< Record< string, string > >;
	/** Whether the order review can be collapsed. */
	foldable: boolean;
	/** Whether it is collapsed. */
	folded: boolean;
	/** Empty for logged-in customers. */
	guest: CheckoutGuest;
}

/**
 * Selectors of the registered store `vitrine/checkout`. Scripts that use it
 * need the dependency `vitrine-stores`. Lines, coupons and totals are those of
 * `vitrine/cart`.
 */
export interface CheckoutSelectors {
	/**
	 * Returns the state of the form; null: the page has no form.
	 *
	 * @example
	 * const Waiting = () => {
	 * 	const form = wp.data.useSelect( ( select ) => select( 'vitrine/checkout' ).getCheckout(), [] );
	 * 	return form?.placing ? wp.element.createElement( 'p', null, 'One moment…' ) : null;
	 * };
	 */
	getCheckout(): CheckoutView | null;
	/**
	 * Returns the cart to order; null while it is unknown, which requests it.
	 *
	 * @example
	 * const names = wp.data.select( 'vitrine/checkout' ).getReview()?.lines.map( ( { name } ) => name );
	 */
	getReview(): CartSnapshot | null;
	/**
	 * Returns the totals in minor units; null while they are unknown.
	 *
	 * @example
	 * const isFree = wp.data.select( 'vitrine/checkout' ).getTotals()?.total === 0;
	 */
	getTotals(): CartTotals | null;
	/**
	 * Returns whether the totals are outdated because a change is pending.
	 *
	 * @example
	 * const pending = wp.data.useSelect( ( select ) => select( 'vitrine/checkout' ).areTotalsPending(), [] );
	 */
	areTotalsPending(): boolean;
	/**
	 * Returns the applied coupons.
	 *
	 * @example
	 * const codes = wp.data.select( 'vitrine/checkout' ).getCoupons().map( ( { code } ) => code );
	 */
	getCoupons(): readonly CartCoupon[];
	/**
	 * Returns the shipping methods, including the chosen ones.
	 *
	 * @example
	 * const chosen = wp.data.select( 'vitrine/checkout' ).getShipping().filter( ( way ) => way.chosen );
	 */
	getShipping(): readonly ShippingChoice[];
	/**
	 * Returns error messages by field name.
	 *
	 * @example
	 * const wrong = Object.keys( wp.data.select( 'vitrine/checkout' ).getErrors() );
	 */
	getErrors(): CheckoutView[ 'errors' ];
	/**
	 * Returns whether the order is being placed.
	 *
	 * @example
	 * const disabled = wp.data.useSelect( ( select ) => select( 'vitrine/checkout' ).isPlacingOrder(), [] );
	 */
	isPlacingOrder(): boolean;
	/**
	 * Returns whether the order review is collapsed.
	 *
	 * @example
	 * const label = wp.data.select( 'vitrine/checkout' ).isReviewFolded() ? 'Show the order' : 'Hide the order';
	 */
	isReviewFolded(): boolean;
	/**
	 * Returns a guest's email address: the value of the field, the address
	 * checked last, and the suggestion for it.
	 *
	 * @example
	 * const { email, suggestion } = wp.data.select( 'vitrine/checkout' ).getGuest();
	 * const isNew = email !== '' && suggestion === 'account';
	 */
	getGuest(): CheckoutGuest;
	/**
	 * Returns the suggestions for the first line of an address, in any form of
	 * the page, including the account's.
	 *
	 * @example
	 * const { suggestions } = wp.data.select( 'vitrine/checkout' ).getSuggestions( 'billing' );
	 * const labels = suggestions.map( ( { label } ) => label );
	 */
	getSuggestions( type: AddressType ): SuggestedAddresses;
}

/** Actions of the same store, with the same effect as the form's controls. */
export interface CheckoutActions {
	/**
	 * Applies a coupon. If it is rejected, the error is shown at its field.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/checkout' ).applyCoupon( 'WELCOME10' );
	 */
	applyCoupon( code: string ): Promise< void >;
	/**
	 * Removes a coupon.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/checkout' ).removeCoupon( 'WELCOME10' );
	 */
	removeCoupon( code: string ): Promise< void >;
	/**
	 * Selects a shipping method by its id.
	 *
	 * @example
	 * const { chooseShipping } = wp.data.useDispatch( 'vitrine/checkout' );
	 * wp.element.createElement( 'button', { onClick: () => chooseShipping( way.id ) }, way.label );
	 */
	chooseShipping( id: string ): Promise< void >;
	/**
	 * Collapses or expands the order review, if it is collapsible.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/checkout' ).foldReview( true );
	 */
	foldReview( folded: boolean ): Promise< void >;
	/**
	 * Sets a guest's email address, as if it were typed. It is checked if the
	 * check is enabled.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/checkout' ).enterEmail( 'ada@example.org' );
	 */
	enterEmail( email: string ): Promise< void >;
	/**
	 * Selects a suggested address by its id, which fills it in.
	 *
	 * @example
	 * const [ first ] = wp.data.select( 'vitrine/checkout' ).getSuggestions( 'billing' ).suggestions;
	 * wp.data.dispatch( 'vitrine/checkout' ).chooseSuggestion( 'billing', first.id );
	 */
	chooseSuggestion( type: AddressType, id: string ): Promise< void >;
}
