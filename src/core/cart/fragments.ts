import contract from '../../contract/contract.json';
import type { CartSnapshot, Currency } from '../../contract/types';

/** The stored fragments of the last response, for the next page. */
export interface StoredFragments {
	fragments: Record< string, string >;
	hash: string;
	/** Time in milliseconds since the epoch. */
	at: number;
	/** Language of the requesting page, such as `de-DE`. */
	language?: string | undefined;
	/** Regions omitted from the request. */
	without?: readonly string[] | undefined;
}

export interface FragmentsFacts {
	mode: 'cart' | 'always';
	/** The cart-hash cookie; empty: not set. */
	hash: string;
	/** The items-in-cart cookie; 0: not set. */
	items: number;
	/** Hash of the cart shown in the page; empty: an empty cart. */
	shown: string;
	stored: StoredFragments | null;
	/** Milliseconds since the epoch. */
	now: number;
}

/**
 * Decides what to do on page load or restore: keep the page as it is, show the
 * stored fragments, or request new ones.
 *
 * Without a cookie the cart is known to be empty: no request. If a stored cart
 * disagrees, it is requested, since session cookies may be lost while the
 * session persists.
 *
 * @see spec 4.3, 9.10, readings 3, field 1
 */
export const planFragments = ( {
	mode,
	hash,
	items,
	shown,
	stored,
	now,
}: FragmentsFacts ): 'shown' | 'stored' | 'fetch' => {
	if ( mode === 'always' ) {
		return 'fetch';
	}
	const agrees = hash !== '' || items === 0;
	if ( agrees && shown === hash && ( hash || ! stored?.hash ) ) {
		return 'shown';
	}
	const age = stored ? now - stored.at : -1;
	return agrees &&
		stored?.hash === hash &&
		// A negative age means that the clock was set back.
		age >= 0 &&
		age < contract.timings_ms.fragments_expire
		? 'stored'
		: 'fetch';
};

/** The cart of a visitor without one. */
export const emptyCart = ( currency: Currency ): CartSnapshot => ( {
	revision: 0,
	hash: '',
	count: 0,
	lines: [],
	coupons: [],
	shipping: [],
	needs_shipping: false,
	fees: [],
	totals: { subtotal: 0, discount: 0, shipping: null, tax: 0, total: 0 },
	currency,
	cross_sells: [],
	notices: [],
} );
