import { attend } from '../../behaviours/dialog/attend';
import { closeDropdowns } from '../../behaviours/mini-cart/close';
import { moveIntoView } from '../../behaviours/mini-cart/into-view';
import { ensureCart } from '../../behaviours/mini-cart/known';
import { applyExternalAdd } from '../../behaviours/cart/add/button';
import { sleepOnClose } from '../../behaviours/mini-cart/sleep';
import { keepThroughHydration } from '../../behaviours/fragments/hydration';
import { followListingAdd } from '../../behaviours/listing/added';
import type { Later, Page } from '../../behaviours/page';
import { createRegions, tellRefreshError } from '../page/regions';
import { hydrate, preload } from '../page/views';

/** Creates the functions that are needed after an intent. */
export const createLater = ( page: Page ): Later => {
	const showRegions = createRegions( page );
	closeDropdowns( page );
	sleepOnClose();
	keepThroughHydration();
	return {
		attend,
		tellRefreshError: ( failure ) => tellRefreshError( page, failure ),
		showRegions,
		follow: ( change ) => {
			applyExternalAdd( page, change );
			page.waiting.push( { ...change, source: 'write' } );
			return showRegions();
		},
		hydrate: ( root ) => hydrate( page.settings, root ),
		showCart: async ( root ) => {
			moveIntoView( root );
			await ensureCart( page );
			await showRegions();
			// Not awaited: the markup works before hydration.
			hydrate( page.settings, root ).catch( reportError );
		},
		preload: ( root ) => preload( page.settings, root ),
		followListingAdd: ( button, payload ) =>
			followListingAdd( page, button, payload ),
	};
};
