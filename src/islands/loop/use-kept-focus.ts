import { useLayoutEffect } from '@wordpress/element';
import contract from '../../contract';
import { focusOn } from '../../transport/browser/focus';

const { markers } = contract;

/** The results of the listing around an element. */
const resultsOf = ( id: number, element: HTMLElement ): HTMLElement | null =>
	element
		.closest( `.${ markers.loop }` )
		?.querySelector< HTMLElement >(
			`[${ markers.loop_area }="${ markers.loop_results_label.replace(
				'{query_id}',
				String( id )
			) }"]`
		) ?? null;

/**
 * Moves the focus to the results.
 *
 * @param id      Id of the listing.
 * @param element An element of the listing.
 */
export const focusResults = ( id: number, element: HTMLElement ): void =>
	focusOn( resultsOf( id, element ) );

/**
 * Moves the focus to the results if the focused element disappears: the clicked
 * link, or the button of a closed message.
 *
 * @param id      Id of the listing.
 * @param element The island's root element.
 * @see field 26
 */
export const useKeptFocus = ( id: number, element: HTMLElement ): void => {
	const hasFocus = () =>
		! element.hidden &&
		element.contains( element.ownerDocument.activeElement );
	const hadFocus = hasFocus();
	useLayoutEffect( () => {
		if ( hadFocus && ! hasFocus() ) {
			focusResults( id, element );
		}
	} );
};
