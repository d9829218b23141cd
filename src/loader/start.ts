import { createResolver } from '../contract';
import type { PageSettings } from '../contract/types';
import { closeDrawer, openDrawer } from '../behaviours/dialog/drawer';
import { addFromListing } from '../behaviours/listing/add-to-cart';
import {
	announceResults,
	submitOrdering,
} from '../behaviours/listing/ordering';
import { openByIcon } from '../behaviours/mini-cart/icon';
import type { Browser, Later, Page } from '../behaviours/page';
import { announce } from '../behaviours/page/announce';
import { keepCount } from '../behaviours/page/count';
import { createDelegate } from '../behaviours/page/delegate';
import { focusNotices } from '../behaviours/page/notices';
import { chunks } from './chunks';
import { takeFragments } from './fragments';
import { preloadOnIntent } from './intents';
import { bindJQuery } from './jquery';
import type { LazyCart } from './lazy-cart';
import { lazily } from './lazily';

/**
 * Wires a page: what must answer in the frame of an intent at once, the rest
 * when it is wanted.
 *
 * @param settings What the page says.
 * @param cart     The one client of the page.
 * @param browser  What is done to the browser.
 * @param root     What hears the events; the document.
 */
export const start = (
	settings: PageSettings,
	cart: LazyCart,
	browser: Browser,
	root: EventTarget = document
): Page => {
	let later: Promise< Later > | undefined;
	const page: Page = {
		settings,
		cart,
		browser,
		announce,
		bridge: bindJQuery( cart ),
		on: createDelegate( root ),
		name: createResolver( settings.brands ),
		text: ( key, value = '' ) =>
			( settings.texts[ key ] ?? '' ).replace( '%s', value ),
		openDrawer: ( kind ) => openDrawer( page, kind ),
		later: () =>
			( later ??= Promise.all( [
				import( /* webpackChunkName: "later" */ './later' ),
				cart.load(),
			] ).then(
				( [ { createLater } ] ) => createLater( page, waiting ),
				( error: unknown ) => {
					// The next intent may try again.
					later = undefined;
					throw error;
				}
			) ),
	};
	const waiting = takeFragments( page );
	window.vitrine = {
		v: 1,
		cart,
		announce,
		closeDrawer,
		openDrawer: page.openDrawer,
	};
	for ( const chunk of chunks ) {
		lazily( page, chunk );
	}
	addFromListing( page );
	submitOrdering( page );
	openByIcon( page );
	preloadOnIntent( page );
	keepCount( page );
	announceResults();
	focusNotices();
	return page;
};
