import type { CartLine, CartSnapshot, CartTotals } from './cart';
import type { AddIntent, CartFailure, CartState, WriteResult } from './client';

/**
 * Selectors of the registered store `vitrine/cart`. Scripts that use it need
 * the dependency `vitrine-stores`.
 *
 * @see spec 3.1
 */
export interface CartSelectors {
	/**
	 * Returns the whole state, an object that is replaced with every change.
	 *
	 * @example
	 * const { count, busy, failure } = wp.data.select( 'vitrine/cart' ).getState();
	 */
	getState(): CartState;
	/**
	 * Returns the cart to show; null while it is unknown, which requests it.
	 *
	 * @example
	 * const Total = () => {
	 * 	const cart = wp.data.useSelect( ( select ) => select( 'vitrine/cart' ).getCart(), [] );
	 * 	return wp.element.createElement( 'p', null, cart?.lines.length ? cart.lines[ 0 ].name : 'Nothing yet' );
	 * };
	 */
	getCart(): CartSnapshot | null;
	/**
	 * Returns the cart's lines with pending changes applied.
	 *
	 * @example
	 * const keys = wp.data.select( 'vitrine/cart' ).getLines().map( ( { key } ) => key );
	 */
	getLines(): CartLine[];
	/**
	 * Returns the number of items, known before the cart is.
	 *
	 * @example
	 * const stop = wp.data.subscribe( () => console.log( wp.data.select( 'vitrine/cart' ).getCount() ), 'vitrine/cart' );
	 */
	getCount(): number;
	/**
	 * Returns the totals of confirmed lines in minor units; null while they are
	 * unknown. See `areTotalsPending`.
	 *
	 * @example
	 * const total = wp.data.select( 'vitrine/cart' ).getTotals()?.total ?? 0;
	 */
	getTotals(): CartTotals | null;
	/**
	 * Returns whether the totals are outdated because a change is pending.
	 *
	 * @example
	 * const text = wp.data.select( 'vitrine/cart' ).areTotalsPending() ? 'Updating…' : '';
	 */
	areTotalsPending(): boolean;
	/**
	 * Returns whether a new quantity of an item is pending.
	 *
	 * @example
	 * const isChanging = wp.data.select( 'vitrine/cart' ).isItemPendingQuantity( line.key );
	 */
	isItemPendingQuantity( key: string ): boolean;
	/**
	 * Returns whether the removal of an item is pending.
	 *
	 * @example
	 * const isLeaving = wp.data.select( 'vitrine/cart' ).isItemPendingDelete( line.key );
	 */
	isItemPendingDelete( key: string ): boolean;
	/**
	 * Returns the last failure, until the next change or until it is dismissed.
	 *
	 * @example
	 * const Failure = () => wp.data.useSelect( ( select ) => select( 'vitrine/cart' ).getFailure()?.text ?? null, [] );
	 */
	getFailure(): CartFailure | null;
	/**
	 * Returns the last removed item, which can be restored.
	 *
	 * @example
	 * const name = wp.data.select( 'vitrine/cart' ).getRemoved()?.line.name;
	 */
	getRemoved(): CartState[ 'removed' ];
	/**
	 * Returns whether changes wait for the network.
	 *
	 * @example
	 * const isOffline = wp.data.useSelect( ( select ) => select( 'vitrine/cart' ).isOffline(), [] );
	 */
	isOffline(): boolean;
	/**
	 * Returns whether a change is queued or pending.
	 *
	 * @example
	 * const disabled = wp.data.useSelect( ( select ) => select( 'vitrine/cart' ).isBusy(), [] );
	 */
	isBusy(): boolean;
}

/** Null: there is no shop, as in the editor. */
type Written = Promise< WriteResult | null >;

/**
 * Actions of the same store. The page shows changes immediately; promises
 * settle with the shop's response.
 */
export interface CartActions {
	/**
	 * Adds a product.
	 *
	 * @example
	 * await wp.data.dispatch( 'vitrine/cart' ).addItem( { kind: 'listing', payload: { product_id: '42', quantity: '1' } } );
	 */
	addItem( intent: AddIntent ): Written;
	/**
	 * Removes a line.
	 *
	 * @example
	 * const { removeItem } = wp.data.useDispatch( 'vitrine/cart' );
	 * wp.element.createElement( 'button', { onClick: () => removeItem( line.key ) }, 'Remove' );
	 */
	removeItem( key: string ): Written;
	/**
	 * Restores a removed item.
	 *
	 * @example
	 * await wp.data.dispatch( 'vitrine/cart' ).undoRemoval( wp.data.select( 'vitrine/cart' ).getRemoved().line.key );
	 */
	undoRemoval( key: string ): Written;
	/**
	 * Sets the quantity of a line.
	 *
	 * @example
	 * await wp.data.dispatch( 'vitrine/cart' ).setItemQuantity( line.key, 3 );
	 */
	setItemQuantity(
		key: string,
		quantity: number,
		via?: 'mini-cart' | 'cart'
	): Written;
	/**
	 * Applies a coupon.
	 *
	 * @example
	 * const result = await wp.data.dispatch( 'vitrine/cart' ).applyCoupon( 'WELCOME10' );
	 * window.vitrine.announce( result?.ok ? 'Coupon applied.' : result?.failure.text ?? '' );
	 */
	applyCoupon( code: string ): Written;
	/**
	 * Removes a coupon.
	 *
	 * @example
	 * await wp.data.dispatch( 'vitrine/cart' ).removeCoupon( 'WELCOME10' );
	 */
	removeCoupon( code: string ): Written;
	/**
	 * Selects a shipping method by its id.
	 *
	 * @example
	 * await wp.data.dispatch( 'vitrine/cart' ).chooseShipping( 'local_pickup' );
	 */
	chooseShipping( id: string ): Written;
	/**
	 * Requests the cart from the shop again.
	 *
	 * @example
	 * await wp.data.dispatch( 'vitrine/cart' ).refresh();
	 */
	refresh(): Promise< void >;
	/**
	 * Clears the last failure.
	 *
	 * @example
	 * await wp.data.dispatch( 'vitrine/cart' ).dismissFailure();
	 */
	dismissFailure(): Promise< void >;
	/**
	 * Repeats changes that failed while offline.
	 *
	 * @example
	 * window.addEventListener( 'online', () => wp.data.dispatch( 'vitrine/cart' ).retry() );
	 */
	retry(): Promise< void >;
}
