/* global MutationObserver, requestAnimationFrame -- a browser's, where this runs */
/**
 * What the bench measures inside a page. A plain script: it is injected as it
 * stands, before any script of the page.
 */
const bench = {
	/** The sum of layout shifts that no shopper caused. */
	shift: 0,

	/** Milliseconds from each press to the paint behind it. Short ones are not reported. */
	presses: [],

	/** Milliseconds of the longest task since the last click. Short ones are not reported. */
	longest: 0,

	/**
	 * The slowest press so far, once what comes after it is painted.
	 *
	 * @return {Promise<number>} Milliseconds; 0 where none took longer than a frame.
	 */
	slowest() {
		return new Promise( ( resolve ) => {
			// Its report comes behind the paint.
			requestAnimationFrame( () =>
				setTimeout(
					() => resolve( Math.max( 0, ...bench.presses ) ),
					100
				)
			);
		} );
	},

	/**
	 * Measures from the next click to the moment at which a selector matches; from
	 * its press where that has come before the click.
	 *
	 * @param {string} selector Matches once the click has shown its effect.
	 * @return {Promise<{total: number, own: number}>} Milliseconds: from the
	 *         click's own time stamp; and from the moment at which the browser hands
	 *         it to the page. What lies between the two is the browser's, and the
	 *         machine's: work before it in the queue, or another process.
	 */
	clickUntil( selector ) {
		return new Promise( ( resolve, reject ) => {
			setTimeout(
				() => reject( new Error( `${ selector } did not come.` ) ),
				30000
			);
			let start = 0;
			let handed = 0;
			const begin = ( event ) => {
				start = event.timeStamp;
				bench.longest = 0;
				handed = performance.now();
			};
			const observer = new MutationObserver( () => {
				if ( start && document.querySelector( selector ) ) {
					observer.disconnect();
					window.removeEventListener( 'click', begin, true );
					const now = performance.now();
					resolve( { total: now - start, own: now - handed } );
				}
			} );
			observer.observe( document, {
				subtree: true,
				childList: true,
				attributes: true,
				characterData: true,
			} );
			// What the press alone has done may be there before the button is let go.
			for ( const type of [ 'pointerdown', 'click' ] ) {
				window.addEventListener( type, begin, {
					capture: true,
					once: true,
				} );
			}
		} );
	},
};

new PerformanceObserver( ( list ) => {
	for ( const entry of list.getEntries() ) {
		bench.shift += entry.hadRecentInput ? 0 : entry.value;
	}
} ).observe( { type: 'layout-shift', buffered: true } );

new PerformanceObserver( ( list ) => {
	for ( const { interactionId, duration } of list.getEntries() ) {
		if ( interactionId ) {
			bench.presses.push( duration );
		}
	}
} ).observe( { type: 'event', buffered: true, durationThreshold: 16 } );

new PerformanceObserver( ( list ) => {
	for ( const { duration } of list.getEntries() ) {
		bench.longest = Math.max( bench.longest, duration );
	}
} ).observe( { type: 'longtask', buffered: true } );

window.bench = bench;
