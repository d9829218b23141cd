import type {
	AddIntent,
	CartClient,
	CartSnapshot,
	WriteResult,
} from '../../contract/types';
import type { CartEvent, Machine } from '../../core/cart/types';
import type { StoreAction } from './types';

/** Returns the page's cart, once the loader has created it. */
export type FindCart = () => CartClient | undefined;

/** Takes over the state of the page's cart, with pending requests. */
export const takeOver = ( machine: Machine ): StoreAction => ( {
	type: 'TAKE_OVER',
	machine,
} );

/** Applies an event of the page's cart client. */
export const take = ( event: CartEvent ): StoreAction => ( {
	type: 'TAKE',
	event,
} );

/** Sets a cart without a shop, in the editor. */
export const receiveCart = ( cart: CartSnapshot ): StoreAction =>
	take( { type: 'known', confirmed: cart, hint: cart.count } );

/**
 * Actions that change the cart through the page's client: they show at once,
 * are queued, and resolve with the shop's response.
 *
 * @param find Returns the client; null in the editor, where nothing happens.
 */
export const createActions = ( find: FindCart ) => {
	const by =
		< Args extends unknown[] >(
			change: (
				cart: CartClient,
				...args: Args
			) => Promise< WriteResult >
		) =>
		( ...args: Args ) =>
		async (): Promise< WriteResult | null > => {
			const cart = find();
			return cart ? change( cart, ...args ) : null;
		};
	return {
		takeOver,
		take,
		receiveCart,
		addItem: by( ( cart, intent: AddIntent ) => cart.add( intent ) ),
		removeItem: by( ( cart, key: string ) => cart.remove( key ) ),
		undoRemoval: by( ( cart, key: string ) => cart.undo( key ) ),
		setItemQuantity: by(
			(
				cart,
				key: string,
				quantity: number,
				via: 'mini-cart' | 'cart' = 'mini-cart'
			) => cart.setQuantity( key, quantity, via )
		),
		applyCoupon: by( ( cart, code: string ) => cart.applyCoupon( code ) ),
		removeCoupon: by( ( cart, code: string ) => cart.removeCoupon( code ) ),
		chooseShipping: by( ( cart, id: string ) => cart.chooseShipping( id ) ),
		refresh: () => async (): Promise< void > => {
			await find()?.refresh();
		},
		dismissFailure: () => (): void => {
			find()?.dismissFailure();
		},
		retry: () => (): void => {
			find()?.retry();
		},
	};
};
