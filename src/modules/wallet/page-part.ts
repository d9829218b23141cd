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

/** Selector of checkout links. */
const BUTTONS = markers.wallet_buttons;

/** Selector of checkout links or their containers. */
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
 * Loads direct checkout, if it is enabled, once the cart needs payment and the
 * page has a checkout link. Pending cart changes are awaited: the response to a
 * first add sets the session cookie, and a parallel request would replace it.
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
	// The current state.
	look( page.cart.getState() );
};
