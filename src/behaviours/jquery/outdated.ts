import contract from '../../contract';
import { isObject, isShape, isText } from '../../transport/http/shape';
import type { CartClient } from '../../contract/types';
import type { JQuery } from './of-page';

/** jQuery's event for every request it sends. */
const SENT = 'ajaxSend';

/** jQuery's event for every response, after its handlers. */
const ANSWERED = 'ajaxComplete';

/** Settings object of WooCommerce's cart fragments script. */
const ENGINE_SCRIPT = 'wc_cart_fragments_params';

const isAsked = isShape< { url: string } >( { url: isText } );
const isAnswered = isShape< { responseJSON: Record< string, unknown > } >( {
	responseJSON: isObject,
} );

/**
 * Refreshes the fragments after other scripts may have shown outdated ones:
 * many themes request them after an add, and a slow response may be older than
 * the shopper's next change.
 *
 * @return Refreshes on another script's request: if the engine's own script
 *         refreshes too, only sends a request of ours if its response has
 *         another cart.
 */
export const renewOutdated = (
	jQuery: JQuery,
	cart: CartClient
): ( () => void ) => {
	const asks = `=${ contract.endpoints.get_refreshed_fragments }`;
	/** Without requests sent before the bridge was created. */
	const open = new Set();
	let isOwed = false;
	const hear = (
		event: string,
		then: ( answer: unknown ) => void
	): unknown =>
		jQuery( document ).on( event, ( _event, answer, options ) => {
			if ( isAsked( options ) && options.url.includes( asks ) ) {
				then( answer );
			}
		} );
	const refresh = () => {
		void cart.refresh();
	};
	hear( SENT, ( answer ) => open.add( answer ) );
	hear( ANSWERED, ( answer ) => {
		const wasOwed = isOwed;
		isOwed = false;
		open.delete( answer );
		const { confirmed, busy } = cart.getState();
		// A pending response will replace these fragments.
		if ( busy ) {
			return;
		}
		const { cart: answered, cart_hash: hash } = isAnswered( answer )
			? answer.responseJSON
			: {};
		if (
			wasOwed
				? // The same pieces may have other prices by now.
				  JSON.stringify( answered ) !== JSON.stringify( confirmed )
				: isText( hash ) && confirmed && confirmed.hash !== hash
		) {
			refresh();
		}
	} );
	return () => {
		if ( ! ( ENGINE_SCRIPT in window ) ) {
			refresh();
			return;
		}
		// After the engine's own script has handled the event.
		setTimeout( () => {
			isOwed = open.size > 0;
			if ( ! isOwed ) {
				refresh();
			}
		} );
	};
};
