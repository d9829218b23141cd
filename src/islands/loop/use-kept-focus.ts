import { useLayoutEffect } from '@wordpress/element';
import contract from '../../contract';

const { markers } = contract;

/** The results of the listing that an element stands in. */
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
 * Gives the focus to the results.
 *
 * @param id      Of the listing.
 * @param element In it.
 */
export const focusResults = ( id: number, element: HTMLElement ): void => {
	const results = resultsOf( id, element );
	results?.setAttribute( 'tabindex', '-1' );
	results?.focus( { preventScroll: true } );
};

/**
 * Gives the focus to the results where what has it goes: the link that was followed,
 * the button of a line that is over.
 *
 * @param id      Of the listing.
 * @param element The island.
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
