/* global MutationObserver, requestAnimationFrame -- a browser's, where this runs */
/**
 * Measurements inside a page of either front end. A plain script, which is
 * injected as is before any script of the page.
 */

/**
 * Measures from the next event until a condition is true.
 *
 * @param {string}                     type   Event type: click or change.
 * @param {(look: () => void) => void} repeat Calls look() whenever something may
 *                                            have changed.
 * @param {() => boolean}              isSo   Whether the event has had its effect.
 * @return {Promise<number>} Milliseconds since the browser dispatched the event to
 *                           the page.
 */
const fromNext = ( type, repeat, isSo ) =>
	new Promise( ( resolve ) => {
		let handed = 0;
		window.addEventListener(
			type,
			() => {
				handed = performance.now();
			},
			{ capture: true, once: true }
		);
		repeat( () => {
			if ( handed && isSo() ) {
				resolve( performance.now() - handed );
			}
		} );
	} );

window.sideBySide = {
	/**
	 * Measures until the text of an element changes.
	 *
	 * @param {string} selector Selector; the first match counts.
	 * @param {string} [type]   Type of the event that changes it.
	 * @return {Promise<number>} Milliseconds.
	 */
	untilTextChanges( selector, type = 'click' ) {
		const read = () =>
			document.querySelector( selector )?.textContent.trim() ?? '';
		const before = read();
		return fromNext(
			type,
			( look ) =>
				new MutationObserver( look ).observe( document, {
					subtree: true,
					childList: true,
					attributes: true,
					characterData: true,
				} ),
			() => read() !== before
		);
	},

	/**
	 * Measures until an element is visible.
	 *
	 * @param {string} selector Selector; any match counts.
	 * @return {Promise<number>} Milliseconds.
	 */
	untilVisible( selector ) {
		return fromNext(
			'click',
			( look ) => {
				const next = () => {
					look();
					requestAnimationFrame( next );
				};
				next();
			},
			() =>
				Array.from( document.querySelectorAll( selector ) ).some(
					( element ) =>
						element.checkVisibility( { visibilityProperty: true } )
				)
		);
	},
};
