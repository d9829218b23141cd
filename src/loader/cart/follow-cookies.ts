/** Kinds of requests that may change a cart. */
const REQUESTS = [ 'fetch', 'xmlhttprequest' ];

/**
 * Calls back when the cookies may have changed: after each answer to a request
 * of this page, whichever script sent it, and, where the browser tells, after
 * another tab's.
 */
export const followCookies = ( look: () => void ): void => {
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
