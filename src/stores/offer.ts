/**
 * Offers a store to the page, whose behaviour moves its state into it: now if the
 * loader is there, which fetches that behaviour, else when it has run.
 *
 * @param event    Of the contract.
 * @param selector What the page has where there is something to hold.
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
