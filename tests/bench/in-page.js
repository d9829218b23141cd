/* global MutationObserver, requestAnimationFrame -- a browser's, where this runs */
/**
 * Measurements inside a page. A plain script, which is injected as is before any
 * script of the page.
 */
const bench = {
	/** Sum of layout shifts without recent input. */
	shift: 0,

	/** Milliseconds from each click to the next paint. Short ones are not reported. */
	presses: [],

	/** Milliseconds of the longest task since the last click. Short ones are not reported. */
	longest: 0,

	/**
	 * Returns the slowest interaction so far, after the next paint.
	 *
	 * @return {Promise<number>} Milliseconds; 0 if none took longer than a frame.
	 */
	slowest() {
		return new Promise( ( resolve ) => {
			// The event timing entry comes after the paint.
			requestAnimationFrame( () =>
				setTimeout(
					() => resolve( Math.max( 0, ...bench.presses ) ),
					100
				)
			);
		} );
	},

	/**
	 * Measures from the next click, or its preceding pointerdown, until a
	 * selector matches.
	 *
	 * @param {string} selector Matches once the click has had its effect.
	 * @return {Promise<{total: number, own: number}>} Milliseconds: `total` from
	 *         the click's time stamp, `own` from when the browser dispatches it
	 *         to the page. The difference is the browser's and the machine's:
	 *         earlier work in the queue, or another process.
	 */
	clickUntil( selector ) {
		return new Promise( ( resolve, reject ) => {
			setTimeout(
				() => reject( new Error( `${ selector } did not appear.` ) ),
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
			// The pointerdown alone may already have had the effect.
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
