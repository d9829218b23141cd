import { useSelect } from '@wordpress/data';
import { useLayoutEffect, useState } from '@wordpress/element';
import type { CartStore } from '@vitrine/cart-store';
import type { CartSnapshot, CartState } from '../../contract/types';

/**
 * The cart as it is to be shown, and what is under way. The first render says
 * what the page was printed with, so that it finds the nodes that it expects.
 *
 * @param store   The registered store of the cart.
 * @param printed The cart in the page.
 */
export const useCart = (
	store: CartStore,
	printed: CartSnapshot
): { cart: CartSnapshot; state?: CartState } => {
	const [ isAwake, setAwake ] = useState( false );
	// Before the browser paints.
	useLayoutEffect( () => setAwake( true ), [] );
	const state = useSelect(
		( select ) => select( store ).getState(),
		[ store ]
	);
	return isAwake ? { cart: state.cart ?? printed, state } : { cart: printed };
};
