import type { CartAnswer, CartLine, CartSnapshot } from './cart';

/** The pending request of a line. @see spec 3.1, readings 15 */
export type LinePending = 'quantity' | 'delete' | 'add';

export interface CartFailure {
	/** Message for the shopper. */
	text: string;
	/** One of the contract's `error_codes`, `network`, `timeout`, `http` or `offline`. */
	code: string;
	/** Key of the line, if it concerns one. */
	key?: string;
}

/** State of the cart on the page. Fields are replaced, never mutated. */
export interface CartState {
	/** The cart last confirmed by the server; null: unknown. */
	confirmed: CartSnapshot | null;
	/** The cart to show: the confirmed cart with pending changes. */
	cart: CartSnapshot | null;
	/** Number of items, known before the cart is. */
	count: number;
	/** Line key to its pending request. */
	pending: Readonly< Record< string, LinePending > >;
	/** Whether the totals are outdated because a change is pending. */
	totals_pending: boolean;
	/** Whether a change is queued or pending. */
	busy: boolean;
	/** The last removed line, which can be restored, with its index. */
	removed: { line: CartLine; index: number } | null;
	/** The last failure, until the next change or until it is dismissed. */
	failure: CartFailure | null;
	offline: boolean;
}

/** Why a change failed. */
export type WriteFailure =
	/** The server has rejected it: `answer.error`. */
	| 'refused'
	/** No response: network error, timeout, or offline. */
	| 'network'
	/** A response that is not a cart's JSON, or a status of 500 or above. */
	| 'http'
	/** An empty body, or a response without fragments. @see readings 12 */
	| 'empty';

export type WriteResult =
	| { ok: true; answer: CartAnswer }
	| {
			ok: false;
			why: WriteFailure;
			answer: CartAnswer | null;
			failure: CartFailure;
	  };

/** Something to add to the cart. */
export type AddIntent =
	/** A listing's button with all its data attributes. @see spec 7.1 */
	| {
			kind: 'listing';
			payload: Readonly< Record< string, string > >;
	  }
	/** A product form, sent completely. @see spec 7.2 */
	| {
			kind: 'form';
			body: FormData;
			/** Number of items, to update the count immediately. */
			quantity: number;
	  };

/**
 * The cart client of a page: queue, optimistic state, transport. Changes are
 * sent one at a time in order; a promise settles when its own change is
 * answered.
 *
 * @see spec 4.1, field 11-17
 */
export interface CartClient {
	/**
	 * Returns the current state of the cart.
	 *
	 * @example
	 * const { count, cart } = window.vitrine.cart.getState();
	 */
	getState(): CartState;
	/**
	 * Subscribes to changes of the state. Returns a function that unsubscribes.
	 *
	 * @example
	 * const stop = window.vitrine.cart.subscribe( ( { count } ) => console.log( count ) );
	 */
	subscribe( listener: ( state: CartState ) => void ): () => void;
	/**
	 * Subscribes to responses whose fragments are to be shown (never outdated
	 * ones).
	 *
	 * @example
	 * window.vitrine.cart.onFragments( ( fragments, hash, source ) => source === 'write' && console.log( Object.keys( fragments ) ) );
	 */
	onFragments(
		listener: (
			fragments: Readonly< Record< string, string > >,
			hash: string,
			source: 'write' | 'refresh' | 'cache' | 'tab'
		) => void
	): () => void;
	/**
	 * Subscribes to failed refreshes.
	 *
	 * @example
	 * window.vitrine.cart.onRefreshError( ( { text } ) => window.vitrine.announce( text ) );
	 *
	 * @see spec 8.1
	 */
	onRefreshError( listener: ( failure: CartFailure ) => void ): () => void;
	/**
	 * Adds a product. The count changes immediately.
	 *
	 * @example
	 * const result = await window.vitrine.cart.add( { kind: 'listing', payload: { product_id: '42', quantity: '2' } } );
	 * if ( ! result.ok ) {
	 * 	window.vitrine.announce( result.failure.text );
	 * }
	 */
	add( intent: AddIntent ): Promise< WriteResult >;
	/**
	 * Removes a line.
	 *
	 * @example
	 * const [ line ] = window.vitrine.cart.getState().cart?.lines ?? [];
	 * await window.vitrine.cart.remove( line.key );
	 */
	remove( key: string ): Promise< WriteResult >;
	/**
	 * Restores a removed line.
	 *
	 * @example
	 * const { removed } = window.vitrine.cart.getState();
	 * await window.vitrine.cart.undo( removed.line.key );
	 */
	undo( key: string ): Promise< WriteResult >;
	/**
	 * Sets the quantity of a line. A later call for the same line replaces one
	 * that is still queued (both promises settle with its response).
	 *
	 * @param key      Key of the line.
	 * @param quantity Number of items; 0 removes the line.
	 * @param via      'mini-cart' uses the request of 7.5, 'cart' that of the cart form.
	 *
	 * @example
	 * await window.vitrine.cart.setQuantity( line.key, 3, 'mini-cart' );
	 */
	setQuantity(
		key: string,
		quantity: number,
		via: 'mini-cart' | 'cart'
	): Promise< WriteResult >;
	/**
	 * Applies a coupon. The shop's message is in the response.
	 *
	 * @example
	 * const result = await window.vitrine.cart.applyCoupon( 'WELCOME10' );
	 * window.vitrine.announce( result.ok ? 'Coupon applied.' : result.failure.text );
	 */
	applyCoupon( code: string ): Promise< WriteResult >;
	/**
	 * Removes a coupon.
	 *
	 * @example
	 * const [ coupon ] = window.vitrine.cart.getState().cart?.coupons ?? [];
	 * await window.vitrine.cart.removeCoupon( coupon.code );
	 */
	removeCoupon( code: string ): Promise< WriteResult >;
	/**
	 * Selects a shipping method by its id.
	 *
	 * @example
	 * const pickup = window.vitrine.cart.getState().cart?.shipping.find( ( { id } ) => id.startsWith( 'local_pickup' ) );
	 * await window.vitrine.cart.chooseShipping( pickup.id );
	 */
	chooseShipping( id: string ): Promise< WriteResult >;
	/**
	 * Sets the customer's location before an order: taxes and shipping follow.
	 *
	 * @param fields Checkout fields: country, state and postcode of `billing_` and, with `ship_to_different_address`, of `shipping_`; on WooCommerce also `post_data`, the whole form as a query string, for plugins that calculate fees from it.
	 *
	 * @example
	 * await window.vitrine.cart.locate( { billing_country: 'DE', billing_postcode: '10115' } );
	 */
	locate( fields: Record< string, string > ): Promise< WriteResult >;
	/**
	 * Requests the cart again. Calls during a pending refresh share a single
	 * one that follows it.
	 *
	 * @param joins Whether a pending refresh is enough.
	 *
	 * @example
	 * await window.vitrine.cart.refresh();
	 */
	refresh( joins?: boolean ): Promise< void >;
	/**
	 * Clears the last failure, once a shopper has read it.
	 *
	 * @example
	 * document.querySelector( '.acme-close' ).onclick = () => window.vitrine.cart.dismissFailure();
	 */
	dismissFailure(): void;
	/**
	 * Repeats changes that failed while offline.
	 *
	 * @example
	 * window.addEventListener( 'online', () => window.vitrine.cart.retry() );
	 */
	retry(): void;
}
