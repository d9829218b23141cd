import type { FindCart } from './actions';

/**
 * Requests an unknown cart. Without a cart cookie it is known to be empty.
 *
 * @param find Returns the page's cart.
 */
export const createResolvers = ( find: FindCart ) => ( {
	getCart: () => async (): Promise< void > => {
		const cart = find();
		if ( cart && ! cart.getState().cart ) {
			await cart.refresh();
		}
	},
} );
