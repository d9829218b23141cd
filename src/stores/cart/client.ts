import contract from '../../contract/contract.json';
import type { CartState } from '../../contract/types';
import type { StoreClient } from './types';

/** The cart client of the page, once the loader has made it. */
export const findClient = (): StoreClient | undefined => window.vitrine?.cart;

/**
 * Mirrors the client of the page: now if it is there, else when its cart
 * changes for the first time.
 *
 * @param receive Takes its state, and every state that follows.
 */
export const mirrorClient = ( receive: ( state: CartState ) => void ): void => {
	const changed = contract.events.native.cart_changed;
	const connect = () => {
		const client = findClient();
		if ( client ) {
			document.removeEventListener( changed, connect );
			receive( client.getState() );
			client.subscribe( receive );
		}
	};
	document.addEventListener( changed, connect );
	connect();
};
