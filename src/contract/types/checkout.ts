import type { AddressSuggestion, AddressType } from './extensions';
import type {
	CartCoupon,
	CartSnapshot,
	CartTotals,
	ShippingChoice,
} from './cart';

/** The email address of a guest, and what the shop makes of it. */
export interface CheckoutGuest {
	/** As it stands in the form by now; empty: none was entered. */
	email: string;
	/** The one that the shop was asked about last; empty: none, or the email check is off. */
	checked: string;
	/** What is suggested for that one: to log in, to create an account; empty: nothing. */
	suggestion: '' | 'login' | 'account';
	/** What is probably meant where the domain looks misspelled, once the field was left; empty: nothing looks wrong, or the email check is off. */
	meant: string;
}

/** What is suggested for the first line of an address while it is typed. */
export interface SuggestedAddresses {
	/** Empty: the list is closed. */
	readonly suggestions: readonly AddressSuggestion[];
	/** Index of the highlighted one; -1: none. */
	readonly highlighted: number;
	/** The one that was chosen, and with it the address; null: none since the list was last open. */
	readonly taken: AddressSuggestion | null;
}

/** What is known of a page's checkout beside the cart that it sells. */
export interface CheckoutView {
	/** Whether the order is on its way. */
	placing: boolean;
	/** The coupon code that is being applied; empty: none. */
	applying: string;
	/** What the shop said of the coupon that was applied or removed last; empty: nothing. */
	said: string;
	/** Why there is no order yet, as it stands above the form; empty: nothing stands there. */
	notice: string;
	/** What is wrong with a field, by its name. */
	errors: Readonly< Record< string, string > >;
	/** Whether the order review can be folded away. */
	foldable: boolean;
	/** Whether it is. */
	folded: boolean;
	/** Never holds data of a customer who is logged in. */
	guest: CheckoutGuest;
}

/**
 * What the registered store `vitrine/checkout` tells of a checkout page. A script
 * that reads it names `vitrine-stores` as a dependency. Lines, coupons and totals are
 * those of `vitrine/cart`, which owns them.
 */
export interface CheckoutSelectors {
	/**
	 * What the form shows; null: the page has none.
	 *
	 * @example
	 * const Waiting = () => {
	 * 	const form = wp.data.useSelect( ( select ) => select( 'vitrine/checkout' ).getCheckout(), [] );
	 * 	return form?.placing ? wp.element.createElement( 'p', null, 'One moment…' ) : null;
	 * };
	 */
	getCheckout(): CheckoutView | null;
	/**
	 * What is about to be ordered; null while it is not known, and then it is asked for.
	 *
	 * @example
	 * const names = wp.data.select( 'vitrine/checkout' ).getReview()?.lines.map( ( { name } ) => name );
	 */
	getReview(): CartSnapshot | null;
	/**
	 * What is to be paid, in minor units; null while it is not known.
	 *
	 * @example
	 * const isFree = wp.data.select( 'vitrine/checkout' ).getTotals()?.total === 0;
	 */
	getTotals(): CartTotals | null;
	/**
	 * Whether the totals are not yet those of what was chosen.
	 *
	 * @example
	 * const pending = wp.data.useSelect( ( select ) => select( 'vitrine/checkout' ).areTotalsPending(), [] );
	 */
	areTotalsPending(): boolean;
	/**
	 * The coupons that are applied.
	 *
	 * @example
	 * const codes = wp.data.select( 'vitrine/checkout' ).getCoupons().map( ( { code } ) => code );
	 */
	getCoupons(): readonly CartCoupon[];
	/**
	 * The ways to ship, the chosen ones among them.
	 *
	 * @example
	 * const chosen = wp.data.select( 'vitrine/checkout' ).getShipping().filter( ( way ) => way.chosen );
	 */
	getShipping(): readonly ShippingChoice[];
	/**
	 * What is wrong with fields, by their names.
	 *
	 * @example
	 * const wrong = Object.keys( wp.data.select( 'vitrine/checkout' ).getErrors() );
	 */
	getErrors(): CheckoutView[ 'errors' ];
	/**
	 * Whether the order is being placed.
	 *
	 * @example
	 * const disabled = wp.data.useSelect( ( select ) => select( 'vitrine/checkout' ).isPlacingOrder(), [] );
	 */
	isPlacingOrder(): boolean;
	/**
	 * Whether the order review is folded away.
	 *
	 * @example
	 * const label = wp.data.select( 'vitrine/checkout' ).isReviewFolded() ? 'Show the order' : 'Hide the order';
	 */
	isReviewFolded(): boolean;
	/**
	 * The email address of a guest: what was entered, which one the shop was asked
	 * about, and what is suggested for that.
	 *
	 * @example
	 * const { email, suggestion } = wp.data.select( 'vitrine/checkout' ).getGuest();
	 * const isNew = email !== '' && suggestion === 'account';
	 */
	getGuest(): CheckoutGuest;
	/**
	 * What is suggested for the first line of an address, in whichever form of the
	 * page, the account's too.
	 *
	 * @example
	 * const { suggestions } = wp.data.select( 'vitrine/checkout' ).getSuggestions( 'billing' );
	 * const labels = suggestions.map( ( { label } ) => label );
	 */
	getSuggestions( type: AddressType ): SuggestedAddresses;
}

/** What changes a checkout by the same store, as its controls do. */
export interface CheckoutActions {
	/**
	 * Applies a coupon. Why it is refused stands at its field.
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
	 * Chooses a way to ship by its id.
	 *
	 * @example
	 * const { chooseShipping } = wp.data.useDispatch( 'vitrine/checkout' );
	 * wp.element.createElement( 'button', { onClick: () => chooseShipping( way.id ) }, way.label );
	 */
	chooseShipping( id: string ): Promise< void >;
	/**
	 * Folds the order review away, or opens it, where the owner lets it be folded.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/checkout' ).foldReview( true );
	 */
	foldReview( folded: boolean ): Promise< void >;
	/**
	 * Puts an email address into the form of a guest, as if it were typed. It is
	 * checked where the owner wants that.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/checkout' ).enterEmail( 'ada@example.org' );
	 */
	enterEmail( email: string ): Promise< void >;
	/**
	 * Chooses one of the suggested addresses by its id, which fills it in.
	 *
	 * @example
	 * const [ first ] = wp.data.select( 'vitrine/checkout' ).getSuggestions( 'billing' ).suggestions;
	 * wp.data.dispatch( 'vitrine/checkout' ).chooseSuggestion( 'billing', first.id );
	 */
	chooseSuggestion( type: AddressType, id: string ): Promise< void >;
}
