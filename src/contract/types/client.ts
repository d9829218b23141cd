import type { CartAnswer, CartLine, CartSnapshot } from './cart';

/** The request that a line waits for. @see spec 3.1, readings 15 */
export type LinePending = 'quantity' | 'delete' | 'add';

export interface CartFailure {
	/** Text for the shopper. */
	text: string;
	/** One of the contract's `error_codes`, `network`, `timeout`, `http` or `offline`. */
	code: string;
	/** The line that it concerns, if one. */
	key?: string;
}

/** What the page knows of the cart. Every field is replaced, never mutated. */
export interface CartState {
	/** As the server last confirmed it; null: nothing is known yet. */
	confirmed: CartSnapshot | null;
	/** As it is to be shown: the confirmed cart with what is pending upon it. */
	cart: CartSnapshot | null;
	/** The number to show in a header; known before a snapshot is. */
	count: number;
	/** Line key to what is under way. */
	pending: Readonly< Record< string, LinePending > >;
	/** Totals are not yet those of `cart`'s lines. */
	totals_pending: boolean;
	/** A write waits or is under way. */
	busy: boolean;
	/** The line that was removed last and can be put back, with its place. */
	removed: { line: CartLine; index: number } | null;
	/** The last failure, until the next intent or dismissal. */
	failure: CartFailure | null;
	offline: boolean;
}

/** Why a write came to nothing. */
export type WriteFailure =
	/** The server said no: `answer.error`. */
	| 'refused'
	/** No answer: the network, a time-out, the tab is offline. */
	| 'network'
	/** An answer that is no JSON cart answer, or status >= 500. */
	| 'http'
	/** An empty body, or an answer without fragments. @see readings 12 */
	| 'empty';

export type WriteResult =
	| { ok: true; answer: CartAnswer }
	| {
			ok: false;
			why: WriteFailure;
			answer: CartAnswer | null;
			failure: CartFailure;
	  };

/** One thing to add. */
export type AddIntent =
	/** A listing's button: all its data attributes. @see spec 7.1 */
	| {
			kind: 'listing';
			payload: Readonly< Record< string, string > >;
	  }
	/** A product form, sent whole. @see spec 7.2 */
	| {
			kind: 'form';
			body: FormData;
			/** Pieces, for the count that is shown at once. */
			quantity: number;
	  };

/**
 * The one cart client of a page: queue, optimistic state, transport. Writes go
 * out one at a time in order; a promise settles when its own write is answered.
 *
 * @see spec 4.1, field 11-17
 */
export interface CartClient {
	/**
	 * What the page knows of the cart now.
	 *
	 * @example
	 * const { count, cart } = window.vitrine.cart.getState();
	 */
	getState(): CartState;
	/**
	 * Calls back after every change of state. Returns the unsubscriber.
	 *
	 * @example
	 * const stop = window.vitrine.cart.subscribe( ( { count } ) => console.log( count ) );
	 */
	subscribe( listener: ( state: CartState ) => void ): () => void;
	/**
	 * Calls back with every answer whose fragments are to be shown (never a stale one).
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
	 * Calls back when a refresh failed.
	 *
	 * @example
	 * window.vitrine.cart.onRefreshError( ( { text } ) => window.vitrine.announce( text ) );
	 *
	 * @see spec 8.1
	 */
	onRefreshError( listener: ( failure: CartFailure ) => void ): () => void;
	/**
	 * Adds a product. The count changes at once.
	 *
	 * @example
	 * const result = await window.vitrine.cart.add( { kind: 'listing', payload: { product_id: '42', quantity: '2' } } );
	 * if ( ! result.ok ) {
	 * 	window.vitrine.announce( result.failure.text );
	 * }
	 */
	add( intent: AddIntent ): Promise< WriteResult >;
	/**
	 * Takes a line out.
	 *
	 * @example
	 * const [ line ] = window.vitrine.cart.getState().cart?.lines ?? [];
	 * await window.vitrine.cart.remove( line.key );
	 */
	remove( key: string ): Promise< WriteResult >;
	/**
	 * Puts the removed line back.
	 *
	 * @example
	 * const { removed } = window.vitrine.cart.getState();
	 * await window.vitrine.cart.undo( removed.line.key );
	 */
	undo( key: string ): Promise< WriteResult >;
	/**
	 * Absolute quantity of one line; a later intent for the same line replaces
	 * one that still waits (both promises settle with its answer).
	 *
	 * @param key      Of the line.
	 * @param quantity Pieces; 0 takes the line away.
	 * @param via      'mini-cart' is sent by 7.5, 'cart' by the cart update.
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
	 * Applies a coupon. What the shop says of it is in the answer.
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
	 * Chooses a shipping method by its id.
	 *
	 * @example
	 * const pickup = window.vitrine.cart.getState().cart?.shipping.find( ( { id } ) => id.startsWith( 'local_pickup' ) );
	 * await window.vitrine.cart.chooseShipping( pickup.id );
	 */
	chooseShipping( id: string ): Promise< WriteResult >;
	/**
	 * Tells the shop where the customer is, before anything is ordered: taxes and
	 * shipping follow.
	 *
	 * @param fields Of the checkout form: country, state and postcode of `billing_` and, with `ship_to_different_address`, of `shipping_`; on WooCommerce also `post_data`, the whole form as a query string, for plugins that make fees of it.
	 *
	 * @example
	 * await window.vitrine.cart.locate( { billing_country: 'DE', billing_postcode: '10115' } );
	 */
	locate( fields: Record< string, string > ): Promise< WriteResult >;
	/**
	 * Asks the server for the cart anew; calls that come while one is under way share one that follows.
	 *
	 * @param joins Whether one that is under way will do.
	 *
	 * @example
	 * await window.vitrine.cart.refresh();
	 */
	refresh( joins?: boolean ): Promise< void >;
	/**
	 * Takes the last failure out of the state, once a shopper has read it.
	 *
	 * @example
	 * document.querySelector( '.acme-close' ).onclick = () => window.vitrine.cart.dismissFailure();
	 */
	dismissFailure(): void;
	/**
	 * Sends again what failed because there was no network.
	 *
	 * @example
	 * window.addEventListener( 'online', () => window.vitrine.cart.retry() );
	 */
	retry(): void;
}
