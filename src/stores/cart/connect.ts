import type { CartClient } from '../../contract/types';
import type { Keeper, Machine } from '../../core/cart/types';
import type { FindCart } from './actions';

/** What of the loader's cart is no other plugin's business. */
interface Handing {
	readonly handOver: ( take: ( machine: Machine ) => Keeper ) => void;
}

const isHanding = ( cart: CartClient ): cart is CartClient & Handing =>
	'handOver' in cart;

/** A registered store, as far as its connection needs it. */
export interface Holder {
	takeOver: ( machine: Machine ) => void;
	keeper: Keeper;
}

/**
 * Moves a cart from the loader into a registered store: now if the loader is
 * there, else when the page is read, which is when it has run.
 *
 * @param find   Finds the page's cart.
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
