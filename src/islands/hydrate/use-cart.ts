import { useSelect } from '@wordpress/data';
import { useLayoutEffect, useState } from '@wordpress/element';
import type { CartStore } from '@vitrine/cart-store';
import type { CartSnapshot, CartState } from '../../contract/types';

/**
 * The cart to show with its pending state. The first render returns the cart in
 * the page, so that hydration finds the expected nodes.
 *
 * @param store   The cart's store.
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
