/**
 * Offers a store to the page, whose behavior then hands over its state: now if
 * the loader has run, else on DOMContentLoaded.
 *
 * @param event    Event name of the contract.
 * @param selector Selector of the markup that has state.
 * @param holder   The store.
 */
export const offer = (
	event: string,
	selector: string,
	holder: unknown
): void => {
	if ( window.vitrine ) {
		if ( document.querySelector( selector ) ) {
			document.body.dispatchEvent(
				new CustomEvent( event, { bubbles: true, detail: holder } )
			);
		}
	} else if ( document.readyState !== 'complete' ) {
		document.addEventListener(
			'DOMContentLoaded',
			() => offer( event, selector, holder ),
			{ once: true }
		);
	}
};
