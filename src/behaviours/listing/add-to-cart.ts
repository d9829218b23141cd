import contract from '../../contract';
import { isPlainClick } from '../../core/site/plain-click';
import { addFor } from '../cart/add';
import type { Payload } from '../cart/add';
import type { Behavior } from '../page';

const { markers } = contract;

/** Links with the button role, which must also respond to Space. */
const PRESSED = [ markers.listing_button, markers.remove_from_cart ]
	.map( ( selector ) => `a[role="button"]${ selector }` )
	.join();

/**
 * Adds to cart from listings in the background. Left to the browser: buttons
 * without a product, clicks that open a new tab, and all if the owner disabled
 * background adds.
 *
 * @see spec 3.2, 4.1, 7.1
 */
export const addFromListing: Behavior = ( page ) => {
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
