import contract from '../../contract';
import { isShape, isText } from '../../transport/http/shape';
import type { CartClient } from '../../contract/types';
import type { JQuery } from './bridge';

/** jQuery's own, of every answer that it has brought: after whoever waited for it. */
const ANSWERED = 'ajaxComplete';

const isAsked = isShape< { url: string } >( { url: isText } );
const isAnswered = isShape< { responseJSON: { cart_hash: string } } >( {
	responseJSON: isShape< { cart_hash: string } >( { cart_hash: isText } ),
} );

/**
 * Renews what a theme's script paints over: after an add many ask for the
 * regions by themselves, and an answer that took longer than the shopper's next
 * change is one of a cart that is no more.
 *
 * @param jQuery The page's.
 * @param cart   Knows better.
 */
export const renewOutdated = ( jQuery: JQuery, cart: CartClient ): void => {
	const asks = `=${ contract.endpoints.get_refreshed_fragments }`;
	jQuery( document ).on( ANSWERED, ( _event, answer, options ) => {
		if (
			! isAsked( options ) ||
			! options.url.includes( asks ) ||
			! isAnswered( answer )
		) {
			return;
		}
		const { confirmed, busy } = cart.getState();
		// Under way: its own answer is shown over it.
		if (
			confirmed &&
			! busy &&
			confirmed.hash !== answer.responseJSON.cart_hash
		) {
			void cart.refresh();
		}
	} );
};
