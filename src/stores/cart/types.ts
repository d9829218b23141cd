import type { CartClient, CartState } from '../../contract/types';

/** The store holds what the cart client of the page says, and nothing else. */
export type StoreState = CartState;

export interface StoreAction {
	type: 'RECEIVE_STATE';
	state: CartState;
}

/** What Redux itself says, when a store begins. */
export interface ForeignAction {
	type: '@@INIT';
}

/** What the store uses of the client. */
export type StoreClient = CartClient;
