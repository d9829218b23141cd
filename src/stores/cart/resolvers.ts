import type { FindCart } from './actions';

/**
 * Has a cart that nobody knows yet asked for. Of a visitor without a cart it is
 * known that it is empty: nothing is asked.
 *
 * @param find Finds the page's cart.
 */
export const createResolvers = ( find: FindCart ) => ( {
	getCart: () => async (): Promise< void > => {
		const cart = find();
		if ( cart && ! cart.getState().cart ) {
			await cart.refresh();
		}
	},
} );
