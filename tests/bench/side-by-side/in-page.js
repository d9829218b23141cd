/* global MutationObserver, requestAnimationFrame -- a browser's, where this runs */
/**
 * What the comparison measures inside a page, whichever front end it has. A
 * plain script: it is injected as it stands, before any script of the page.
 */

/**
 * Looks again and again after the next click, until something is so.
 *
 * @param {(look: () => void) => void} repeat Calls look() whenever there may be something new.
 * @param {() => boolean}              isSo   Whether the click has shown its effect.
 * @return {Promise<number>} Milliseconds from the moment at which the browser
 *         handed the click to the page.
 */
const fromClick = ( repeat, isSo ) =>
	new Promise( ( resolve ) => {
		let handed = 0;
		window.addEventListener(
			'click',
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
	 * @return {Promise<number>} Milliseconds.
	 */
	untilTextChanges( selector ) {
		const read = () =>
			document.querySelector( selector )?.textContent.trim() ?? '';
		const before = read();
		return fromClick(
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
		return fromClick(
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
