/* global MutationObserver, requestAnimationFrame -- a browser's, where this runs */
/**
 * What the comparison measures inside a page, whichever front end it has. A
 * plain script: it is injected as it stands, before any script of the page.
 */

/**
 * Looks again and again after the next event, until something is so.
 *
 * @param {string}                     type   Of the event: a click, or a change.
 * @param {(look: () => void) => void} repeat Calls look() whenever there may be something new.
 * @param {() => boolean}              isSo   Whether the event has shown its effect.
 * @return {Promise<number>} Milliseconds from the moment at which the browser
 *         handed the event to the page.
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
	 * Until the text of an element is another.
	 *
	 * @param {string} selector The first that matches counts.
	 * @param {string} [type]   Of the event that changes it.
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
	 * Until an element is to be seen.
	 *
	 * @param {string} selector Any that matches counts.
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
