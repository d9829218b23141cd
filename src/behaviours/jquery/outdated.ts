import contract from '../../contract';
import { isObject, isShape, isText } from '../../transport/http/shape';
import type { CartClient } from '../../contract/types';
import type { JQuery } from './of-page';

/** jQuery's own, of every request that it sends. */
const SENT = 'ajaxSend';

/** And of every answer that it has brought: after whoever waited for it. */
const ANSWERED = 'ajaxComplete';

/** What WooCommerce's own script of fragments is told by its page. */
const ENGINE_SCRIPT = 'wc_cart_fragments_params';

const isAsked = isShape< { url: string } >( { url: isText } );
const isAnswered = isShape< { responseJSON: Record< string, unknown > } >( {
	responseJSON: isObject,
} );

/**
 * Renews what a theme's script paints over: after an add many ask for the
 * regions by themselves, and an answer that took longer than the shopper's next
 * change is one of a cart that is no more.
 *
 * @return Renews what another script wants anew: where the engine's own asks for the
 *         same, by a request of ours only if its answer is of another cart.
 */
export const renewOutdated = (
	jQuery: JQuery,
	cart: CartClient
): ( () => void ) => {
	const asks = `=${ contract.endpoints.get_refreshed_fragments }`;
	/** Not those that were sent before the bridge was there. */
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
		// Under way: its own answer is shown over it.
		if ( busy ) {
			return;
		}
		const { cart: told, cart_hash: hash } = isAnswered( answer )
			? answer.responseJSON
			: {};
		if (
			wasOwed
				? // The same pieces may have other prices by now.
				  JSON.stringify( told ) !== JSON.stringify( confirmed )
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
		// Once the engine's own script has heard of it, too.
		setTimeout( () => {
			isOwed = open.size > 0;
			if ( ! isOwed ) {
				refresh();
			}
		} );
	};
};
