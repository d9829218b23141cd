import contract from '../contract';
import type { CartState } from '../contract/types';
import type { Behaviour } from '../behaviours/page';
import { onceLoaded } from '../transport/browser/moments';

const { markers } = contract;

/** What leads to a checkout. */
const BUTTONS = markers.wallet_buttons;

/** That, or what holds it. */
const WAYS = `${ BUTTONS }, ${ markers.engine_blocks }, .${ markers.cart_drawer }, ${ markers.mini_cart }`;

/**
 * Fetches direct checkout, where the owner wants it, once there is something to
 * pay, and a button that leads there. What is under way comes first: the answer
 * to a first add brings the session that the wallet is asked for with, and
 * another would take its place.
 *
 * @see spec 4.17, 6
 */
export const offerWallet: Behaviour = ( page ) => {
	const { wallet } = page.settings;
	if ( wallet?.[ page.name( contract.wallet.enabled_flag ) ] !== true ) {
		return;
	}
	let stop = () => {};
	let isDone = false;
	const look = ( { busy, count }: CartState ) => {
		if ( ! isDone && count && ! busy && document.querySelector( WAYS ) ) {
			isDone = true;
			stop();
			import(
				/* webpackChunkName: "wallet" */ '../behaviours/wallet'
			).then(
				( { wire } ) =>
					onceLoaded( () => wire( page, wallet, BUTTONS ) ),
				reportError
			);
		}
	};
	stop = page.cart.subscribe( look );
	// What the page knows by now.
	look( page.cart.getState() );
};
