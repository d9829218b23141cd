import contract from '../../contract';
import { isPlainClick } from '../../core/site/plain-click';
import { addFor } from '../cart/add';
import type { Payload } from '../cart/add';
import type { Behaviour } from '../page';

const { markers } = contract;

/** Links that are told to be buttons, and so must answer to the key of buttons. */
const PRESSED = [ markers.listing_button, markers.remove_from_cart ]
	.map( ( selector ) => `a[role="button"]${ selector }` )
	.join();

/**
 * The listing's buttons that add in the background. A button without a product
 * is left to the browser, and so is a click that opens a new tab; all of them are
 * where the owner has it so.
 *
 * @see spec 3.2, 4.1, 7.1
 */
export const addFromListing: Behaviour = ( page ) => {
	page.on( 'keydown', PRESSED, ( event, link ) => {
		if ( ( event as KeyboardEvent ).key === ' ' ) {
			event.preventDefault();
			link.click();
		}
	} );
	page.on( 'click', markers.listing_button, ( event, button ) => {
		if (
			! button.dataset.product_id ||
			page.settings.shop.background_adds === false ||
			! isPlainClick( event )
		) {
			return;
		}
		event.preventDefault();
		const payload = Object.assign( {}, button.dataset ) as Payload;
		void addFor(
			page,
			button,
			payload,
			( fields ) => ( { kind: 'listing', payload: fields } ),
			() =>
				page
					.later()
					.then( ( { followListingAdd } ) =>
						followListingAdd( button, payload )
					)
		);
	} );
};
