import type { CartClient } from '../../contract/types';
import type { Keeper, Machine } from '../../core/cart/types';
import type { FindCart } from './actions';

/** Internal method of the loader's cart. */
interface Handing {
	readonly handOver: ( take: ( machine: Machine ) => Keeper ) => void;
}

const isHanding = ( cart: CartClient ): cart is CartClient & Handing =>
	'handOver' in cart;

/** The part of a registered store needed here. */
export interface Holder {
	takeOver: ( machine: Machine ) => void;
	keeper: Keeper;
}

/**
 * Moves the loader's cart into a registered store: now, or on DOMContentLoaded,
 * when the loader has run.
 *
 * @param find   Returns the page's cart.
 * @param holder The store.
 */
export const connect = ( find: FindCart, holder: Holder ): void => {
	const cart = find();
	if ( cart && isHanding( cart ) ) {
		cart.handOver( ( machine ) => {
			holder.takeOver( machine );
			return holder.keeper;
		} );
	} else if ( document.readyState !== 'complete' ) {
		document.addEventListener(
			'DOMContentLoaded',
			() => connect( find, holder ),
			{ once: true }
		);
	}
};
