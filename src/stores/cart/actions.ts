import type {
	AddIntent,
	CartClient,
	CartSnapshot,
	WriteResult,
} from '../../contract/types';
import type { CartEvent, Machine } from '../../core/cart/types';
import type { StoreAction } from './types';

/** Finds the page's cart, once the loader has made it. */
export type FindCart = () => CartClient | undefined;

/** Takes the state of a page over, with all that is under way. */
export const takeOver = ( machine: Machine ): StoreAction => ( {
	type: 'TAKE_OVER',
	machine,
} );

/** Takes an event of the page's client. */
export const take = ( event: CartEvent ): StoreAction => ( {
	type: 'TAKE',
	event,
} );

/** Shows a cart where no shop is asked: in the editor. */
export const receiveCart = ( cart: CartSnapshot ): StoreAction =>
	take( { type: 'known', confirmed: cart, hint: cart.count } );

/**
 * What changes a cart, by the page's client: its queue keeps the order, and what
 * is done shows at once. Each settles with the shop's answer.
 *
 * @param find Finds the client. Where there is none, nothing happens: the editor's cart is a sample.
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
