import { useSyncExternalStore } from '@wordpress/element';
import type { CartClient, CartSnapshot, CartState } from '../../contract/types';

/** What a cart's view reads of the page's one client. */
export type CartSource = Pick< CartClient, 'getState' | 'subscribe' >;

/**
 * The cart as it is to be shown, and what is under way. The first render says
 * what the page was printed with, so that it finds the nodes that it expects.
 *
 * @param source  The page's cart client.
 * @param printed The cart in the page.
 */
export const useCart = (
	source: CartSource,
	printed: CartSnapshot
): { cart: CartSnapshot; state: CartState | undefined } => {
	const state = useSyncExternalStore< CartState | undefined >(
		( listener ) => source.subscribe( listener ),
		() => source.getState(),
		() => undefined
	);
	return { cart: state?.cart ?? printed, state };
};
