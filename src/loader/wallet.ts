import contract from '../contract';
import type { Behaviour } from '../behaviours/page';

const { markers } = contract;

/** What leads to a checkout, or holds what does. */
const WAYS = `${ markers.wallet_buttons }, ${ markers.engine_blocks }, .${ markers.cart_drawer }, ${ markers.mini_cart }`;

/**
 * Fetches direct checkout once there is something to pay, and a button that leads
 * there. What is under way comes first: the answer to a first add brings the
 * session that the wallet is asked for with, and another would take its place.
 */
export const offerWallet: Behaviour = ( page ) => {
	const stop = page.cart.subscribe( ( { busy, count } ) => {
		if ( count && ! busy && document.querySelector( WAYS ) ) {
			stop();
			import(
				/* webpackChunkName: "wallet" */ '../behaviours/wallet'
			).then( ( { wire } ) => wire( page ), reportError );
		}
	} );
};
