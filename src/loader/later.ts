import type { CartClient } from '../contract/types';
import { attend } from '../behaviours/dialog/attend';
import { closeDropdowns } from '../behaviours/mini-cart/close';
import { knowCart } from '../behaviours/mini-cart/known';
import { followTold } from '../behaviours/cart/add/button';
import { sleepOnClose } from '../behaviours/mini-cart/sleep';
import { keepThroughHydration } from '../behaviours/fragments/hydration';
import { followListingAdd } from '../behaviours/listing/added';
import type { Later, Page } from '../behaviours/page';
import { createRegions, tellRefreshError } from './page/regions';
import { hydrate, preload } from './page/views';

type Listener = Parameters< CartClient[ 'onFragments' ] >[ 0 ];

/** An answer whose fragments are to be shown. */
export interface Shown {
	fragments: Parameters< Listener >[ 0 ];
	hash: Parameters< Listener >[ 1 ];
	source: Parameters< Listener >[ 2 ];
}

/**
 * Makes what follows an intent.
 *
 * @param page    The page.
 * @param waiting Answers that are to be shown.
 */
export const createLater = ( page: Page, waiting: Shown[] ): Later => {
	const showRegions = createRegions( page, waiting );
	closeDropdowns( page );
	sleepOnClose();
	keepThroughHydration();
	return {
		attend,
		tellRefreshError: ( failure ) => tellRefreshError( page, failure ),
		showRegions,
		follow: ( told ) => {
			followTold( page, told );
			waiting.push( { ...told, source: 'write' } );
			return showRegions();
		},
		hydrate: ( root ) => hydrate( page.settings, root ),
		showCart: async ( root ) => {
			await knowCart( page );
			await showRegions();
			// Not waited for: what stands there works.
			hydrate( page.settings, root ).catch( reportError );
		},
		preload: ( root ) => preload( page.settings, root ),
		followListingAdd: ( button, payload ) =>
			followListingAdd( page, button, payload ),
	};
};
