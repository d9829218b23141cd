/* global MutationObserver -- a browser's, where this runs */
/**
 * What the bench measures inside a page. A plain script: it is injected as it
 * stands, before any script of the page.
 */
const bench = {
	/** The sum of layout shifts that no shopper caused. */
	shift: 0,

	/**
	 * Settles with the milliseconds from the next click's own time stamp to the
	 * moment at which a selector matches.
	 *
	 * @param {string} selector Matches once the click has shown its effect.
	 * @return {Promise<number>} Milliseconds.
	 */
	clickUntil( selector ) {
		return new Promise( ( resolve ) => {
			let start = 0;
			const observer = new MutationObserver( () => {
				if ( start && document.querySelector( selector ) ) {
					observer.disconnect();
					resolve( performance.now() - start );
				}
			} );
			observer.observe( document, {
				subtree: true,
				childList: true,
				attributes: true,
				characterData: true,
			} );
			document.addEventListener(
				'click',
				( event ) => {
					start = event.timeStamp;
				},
				{ capture: true, once: true }
			);
		} );
	},
};

new PerformanceObserver( ( list ) => {
	for ( const entry of list.getEntries() ) {
		bench.shift += entry.hadRecentInput ? 0 : entry.value;
	}
} ).observe( { type: 'layout-shift', buffered: true } );

window.bench = bench;
