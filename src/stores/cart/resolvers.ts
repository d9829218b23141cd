import { findClient } from './client';

/**
 * Has a cart that nobody knows yet asked for. Of a visitor without a cart it is
 * known that it is empty: nothing is asked.
 */
export const getCart = () => async (): Promise< void > => {
	const client = findClient();
	if ( client && ! client.getState().cart ) {
		await client.refresh();
	}
};
