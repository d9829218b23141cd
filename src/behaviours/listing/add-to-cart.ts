import contract from '../../contract';
import { addFor } from '../add';
import type { Payload } from '../add';
import type { Behaviour } from '../page';

/**
 * The listing's buttons that add in the background. A button without a product
 * is left to the browser, and so is a click that opens a new tab.
 *
 * @see spec 3.2, 4.1, 7.1
 */
export const addFromListing: Behaviour = ( page ) => {
	page.on( 'click', contract.markers.listing_button, ( event, button ) => {
		const { metaKey, ctrlKey } = event as MouseEvent;
		if ( ! button.dataset.product_id || metaKey || ctrlKey ) {
			return;
		}
		event.preventDefault();
		const payload = Object.assign( {}, button.dataset ) as Payload;
		void addFor(
			page,
			button,
			payload,
			() => ( { kind: 'listing', payload } ),
			() =>
				page
					.later()
					.then( ( { followListingAdd } ) =>
						followListingAdd( button, payload )
					)
		);
	} );
};
