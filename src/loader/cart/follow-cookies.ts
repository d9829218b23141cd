import type { Page } from '../../behaviours/page';
import contract from '../../contract';
import { onceAtRest } from '../../transport/browser/moments';
import { isSavingData } from '../../transport/browser/signs';

/** A checkout form, ours or the engine's, whose order is being placed. */
const PLACING = `${ contract.markers.checkout }.${ contract.markers.processing }`;

/** Initiator types of requests that may change the cart. */
const REQUESTS = [ 'fetch', 'xmlhttprequest' ];

/**
 * Preloads what adds to cart need, once the page is idle, on pages without the
 * engine's scripts, which would have loaded more.
 */
const prepareAdds = ( page: Page ) => {
	if (
		isSavingData() ||
		'jQuery' in window ||
		Object.keys( page.settings.views ).length
	) {
		return;
	}
	onceAtRest( () => {
		if ( document.querySelector( contract.markers.listing_button ) ) {
			page.later().catch( reportError );
			import(
				/* webpackChunkName: "fragments" */ '../../behaviours/fragments'
			).catch( reportError );
		}
	} );
};

/**
 * Checks the cart cookies when they may have changed: after each response to a
 * request of this page, whichever script sent it, and, where the browser
 * reports it, of other tabs. Such pages use the engine's own buttons.
 */
export const followCookies = ( page: Page ): void => {
	const look = () => {
		// An order empties the cart, and the page is left: nothing to show.
		if ( ! document.querySelector( PLACING ) ) {
			page.look();
		}
	};
	prepareAdds( page );
	new PerformanceObserver( ( list ) => {
		if (
			list
				.getEntriesByType( 'resource' )
				.some( ( entry ) =>
					REQUESTS.includes(
						( entry as PerformanceResourceTiming ).initiatorType
					)
				)
		) {
			look();
		}
	} ).observe( { type: 'resource' } );
	// The Cookie Store API is only available over HTTPS.
	( window as { cookieStore?: EventTarget } ).cookieStore?.addEventListener(
		'change',
		look
	);
};
