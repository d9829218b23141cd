import type { AddIntent, CartState, WriteResult } from '../../contract/types';
import { findClient } from './client';
import type { StoreAction, StoreClient } from './types';

/**
 * Hands a change over to the client of the page.
 *
 * @return Null where there is none: the editor's cart is a sample.
 */
const delegate =
	< Args extends unknown[] >(
		change: ( client: StoreClient, ...args: Args ) => Promise< WriteResult >
	) =>
	( ...args: Args ) =>
	async (): Promise< WriteResult | null > => {
		const client = findClient();
		return client ? change( client, ...args ) : null;
	};

/** Takes a state: the client's, or a sample in the editor. */
export const receiveState = ( state: CartState ): StoreAction => ( {
	type: 'RECEIVE_STATE',
	state,
} );

export const addItem = delegate< [ AddIntent ] >( ( client, intent ) =>
	client.add( intent )
);

export const removeItem = delegate< [ string ] >( ( client, key ) =>
	client.remove( key )
);

/** Puts the removed item back. */
export const undoRemoval = delegate< [ string ] >( ( client, key ) =>
	client.undo( key )
);

/** Absolute quantity of an item. */
export const setItemQuantity = delegate<
	[ string, number, ( 'mini-cart' | 'cart' )? ]
>( ( client, key, quantity, via = 'mini-cart' ) =>
	client.setQuantity( key, quantity, via )
);

export const applyCoupon = delegate< [ string ] >( ( client, code ) =>
	client.applyCoupon( code )
);

export const removeCoupon = delegate< [ string ] >( ( client, code ) =>
	client.removeCoupon( code )
);

export const chooseShipping = delegate< [ string ] >( ( client, id ) =>
	client.chooseShipping( id )
);

/** Asks for the cart anew. */
export const refresh = () => async (): Promise< void > => {
	await findClient()?.refresh();
};

export const dismissFailure = () => (): void => {
	findClient()?.dismissFailure();
};

/** Sends again what the network kept back. */
export const retry = () => (): void => {
	findClient()?.retry();
};
