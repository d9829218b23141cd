import contract from '../../contract';
import type { CartState } from '../../contract/types';
import type { PagePart } from '../../behaviours/page';
import { onceLoaded } from '../../transport/browser/moments';
import {
	isObject,
	isShape,
	isText,
	isTruth,
	orUndefined,
} from '../../transport/http/shape';
import type { WalletSettings } from './types';

const { markers } = contract;

/** What leads to a checkout. */
const BUTTONS = markers.wallet_buttons;

/** That, or what holds it. */
const WAYS = `${ BUTTONS }, ${ markers.engine_blocks }, .${ markers.cart_drawer }, ${ markers.mini_cart }`;

const isWallet = isShape< WalletSettings >( {
	testMode: isTruth,
	host: isText,
	merchantId: isText,
	blogId: isText,
	noncesUrl: isText,
	texts: isShape( { going: isText } ),
	isProductPage: isTruth,
	nonces: orUndefined(
		isShape( { _ajax_nonce: isText, tracksNonce: isText } )
	),
	minimumSessionData: orUndefined(
		isShape( {
			success: ( value ): value is true => value === true,
			blog_id: isText,
			data: isShape( { session: isText, iv: isText, hash: isText } ),
		} )
	),
} );

/**
 * Fetches direct checkout, where the owner wants it, once there is something to
 * pay, and a button that leads there. What is under way comes first: the answer
 * to a first add brings the session that the wallet is asked for with, and
 * another would take its place.
 *
 * @see spec 4.17, 6
 */
export const start: PagePart[ 'start' ] = ( page, wallet ) => {
	if (
		! isObject( wallet ) ||
		wallet[ page.name( contract.wallet.enabled_flag ) ] !== true ||
		! isWallet( wallet )
	) {
		return;
	}
	let stop = () => {};
	let isDone = false;
	const look = ( { busy, count }: CartState ) => {
		if ( ! isDone && count && ! busy && document.querySelector( WAYS ) ) {
			isDone = true;
			stop();
			import( /* webpackChunkName: "wallet-start" */ './start' ).then(
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
