import type { CartLine, CartSnapshot, CartTotals } from './cart';
import type { AddIntent, CartFailure, CartState, WriteResult } from './client';

/**
 * What the registered store `vitrine/cart` tells. A script that reads it names
 * `vitrine-stores` as a dependency.
 *
 * @see spec 3.1
 */
export interface CartSelectors {
	/**
	 * All that is to be shown, in one object that is replaced with every change.
	 *
	 * @example
	 * const { count, busy, failure } = wp.data.select( 'vitrine/cart' ).getState();
	 */
	getState(): CartState;
	/**
	 * The cart as it is to be shown; null while it is not known, and then it is
	 * asked for.
	 *
	 * @example
	 * const Total = () => {
	 * 	const cart = wp.data.useSelect( ( select ) => select( 'vitrine/cart' ).getCart(), [] );
	 * 	return wp.element.createElement( 'p', null, cart?.lines.length ? cart.lines[ 0 ].name : 'Nothing yet' );
	 * };
	 */
	getCart(): CartSnapshot | null;
	/**
	 * The lines of the cart, with what is pending done upon them.
	 *
	 * @example
	 * const keys = wp.data.select( 'vitrine/cart' ).getLines().map( ( { key } ) => key );
	 */
	getLines(): CartLine[];
	/**
	 * The number of pieces, known before the cart is.
	 *
	 * @example
	 * const stop = wp.data.subscribe( () => console.log( wp.data.select( 'vitrine/cart' ).getCount() ), 'vitrine/cart' );
	 */
	getCount(): number;
	/**
	 * Totals of the lines that are confirmed, in minor units; null while they are not known. See `areTotalsPending`.
	 *
	 * @example
	 * const total = wp.data.select( 'vitrine/cart' ).getTotals()?.total ?? 0;
	 */
	getTotals(): CartTotals | null;
	/**
	 * Whether the totals are not yet those of the lines.
	 *
	 * @example
	 * const text = wp.data.select( 'vitrine/cart' ).areTotalsPending() ? 'Updating…' : '';
	 */
	areTotalsPending(): boolean;
	/**
	 * Whether a new quantity of an item is on its way.
	 *
	 * @example
	 * const isChanging = wp.data.select( 'vitrine/cart' ).isItemPendingQuantity( line.key );
	 */
	isItemPendingQuantity( key: string ): boolean;
	/**
	 * Whether the removal of an item is on its way.
	 *
	 * @example
	 * const isLeaving = wp.data.select( 'vitrine/cart' ).isItemPendingDelete( line.key );
	 */
	isItemPendingDelete( key: string ): boolean;
	/**
	 * The last failure, until the next change or until it is dismissed.
	 *
	 * @example
	 * const Failure = () => wp.data.useSelect( ( select ) => select( 'vitrine/cart' ).getFailure()?.text ?? null, [] );
	 */
	getFailure(): CartFailure | null;
	/**
	 * What was removed last and can be put back.
	 *
	 * @example
	 * const name = wp.data.select( 'vitrine/cart' ).getRemoved()?.line.name;
	 */
	getRemoved(): CartState[ 'removed' ];
	/**
	 * Whether changes wait for the network.
	 *
	 * @example
	 * const isOffline = wp.data.useSelect( ( select ) => select( 'vitrine/cart' ).isOffline(), [] );
	 */
	isOffline(): boolean;
	/**
	 * Whether a change waits or is under way.
	 *
	 * @example
	 * const disabled = wp.data.useSelect( ( select ) => select( 'vitrine/cart' ).isBusy(), [] );
	 */
	isBusy(): boolean;
}

/** Null: there is no shop to ask, as in the editor. */
type Written = Promise< WriteResult | null >;

/** What changes the cart by the same store. The page shows it at once; each settles with the shop's answer. */
export interface CartActions {
	/**
	 * Adds a product.
	 *
	 * @example
	 * await wp.data.dispatch( 'vitrine/cart' ).addItem( { kind: 'listing', payload: { product_id: '42', quantity: '1' } } );
	 */
	addItem( intent: AddIntent ): Written;
	/**
	 * Takes a line out.
	 *
	 * @example
	 * const { removeItem } = wp.data.useDispatch( 'vitrine/cart' );
	 * wp.element.createElement( 'button', { onClick: () => removeItem( line.key ) }, 'Remove' );
	 */
	removeItem( key: string ): Written;
	/**
	 * Puts the removed item back.
	 *
	 * @example
	 * await wp.data.dispatch( 'vitrine/cart' ).undoRemoval( wp.data.select( 'vitrine/cart' ).getRemoved().line.key );
	 */
	undoRemoval( key: string ): Written;
	/**
	 * Sets the absolute quantity of a line.
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
	 * Chooses a shipping method by its id.
	 *
	 * @example
	 * await wp.data.dispatch( 'vitrine/cart' ).chooseShipping( 'local_pickup' );
	 */
	chooseShipping( id: string ): Written;
	/**
	 * Asks the shop for the cart again.
	 *
	 * @example
	 * await wp.data.dispatch( 'vitrine/cart' ).refresh();
	 */
	refresh(): Promise< void >;
	/**
	 * Takes the last failure out of the state.
	 *
	 * @example
	 * await wp.data.dispatch( 'vitrine/cart' ).dismissFailure();
	 */
	dismissFailure(): Promise< void >;
	/**
	 * Sends again what failed because there was no network.
	 *
	 * @example
	 * window.addEventListener( 'online', () => wp.data.dispatch( 'vitrine/cart' ).retry() );
	 */
	retry(): Promise< void >;
}
