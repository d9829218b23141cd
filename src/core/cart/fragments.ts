import contract from '../../contract/contract.json';
import type { CartSnapshot, Currency } from '../../contract/types';

/** What was kept of the last answer, for the next page. */
export interface StoredFragments {
	fragments: Record< string, string >;
	hash: string;
	/** When, in milliseconds since the epoch. */
	at: number;
	/** The language of the page that asked, as `de-DE`. */
	language?: string | undefined;
	/** Regions that were not asked for. */
	without?: readonly string[] | undefined;
}

export interface FragmentsFacts {
	mode: 'cart' | 'always';
	/** The cart-hash cookie; empty: there is none. */
	hash: string;
	/** The items-in-cart cookie; 0: there is none. */
	items: number;
	/** The hash of the cart that the page shows; empty: the empty cart. */
	shown: string;
	stored: StoredFragments | null;
	/** Milliseconds since the epoch. */
	now: number;
}

/**
 * What to do when a page comes up (loaded, or back from the cache of a
 * browser): keep what it shows, show what is stored, or ask the server.
 *
 * Without a cookie the cart is known, and empty: no request. A stored cart that
 * disagrees with that is asked for, since the cookies of a session that lives
 * on are lost with the browser's.
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
		// A clock that was set back makes no cache younger.
		age >= 0 &&
		age < contract.timings_ms.fragments_expire
		? 'stored'
		: 'fetch';
};

/** The cart of a visitor who has none. */
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
