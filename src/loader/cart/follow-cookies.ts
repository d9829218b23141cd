import type { Page } from '../../behaviours/page';
import contract from '../../contract';
import { onceAtRest } from '../../transport/browser/moments';
import { isSavingData } from '../../transport/browser/signs';

/** Kinds of requests that may change a cart. */
const REQUESTS = [ 'fetch', 'xmlhttprequest' ];

/**
 * Fetches what adds need when the page is at rest, where this plugin's scripts are
 * all that is left of the engine's: those would have loaded much more by then.
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
 * Looks at the cookies when they may have changed: after each answer to a request
 * of this page, whichever script sent it, and, where the browser tells, after
 * another tab's. On the pages that do so the engine's own buttons are.
 */
export const followCookies = ( page: Page ): void => {
	const { look } = page;
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
	// Where the page came by https.
	( window as { cookieStore?: EventTarget } ).cookieStore?.addEventListener(
		'change',
		look
	);
};
