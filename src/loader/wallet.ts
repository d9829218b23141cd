import contract from '../contract';
import type { Behaviour } from '../behaviours/page';

const { markers } = contract;

/** What leads to a checkout, or holds what does. */
const WAYS = `${ markers.wallet_buttons }, ${ markers.engine_blocks }, .${ markers.cart_drawer }, ${ markers.mini_cart }`;

/** Fetches direct checkout once there is something to pay, and a button that leads there. */
export const offerWallet: Behaviour = ( page ) => {
	const stop = page.cart.subscribe( ( { count } ) => {
		if ( count && document.querySelector( WAYS ) ) {
			stop();
			import(
				/* webpackChunkName: "wallet" */ '../behaviours/wallet'
			).then( ( { wire } ) => wire( page ), reportError );
		}
	} );
};
