import contract from '../../contract';
import { focusOn } from '../../transport/browser/focus';
import { areasOf, isAwake, ownOf } from './elements';

const { markers } = contract;

/**
 * Shows an error with a retry button next to the results; an empty text hides
 * it and moves the focus to the results if it was in there.
 */
export const showFailure = (
	root: HTMLElement,
	queryId: number,
	text: string
): void => {
	for ( const failure of ownOf( root, `.${ markers.loop_failure }` ) ) {
		if ( isAwake( failure ) ) {
			continue;
		}
		if ( ! text && failure.matches( ':focus-within' ) ) {
			focusOn(
				areasOf( root, markers.loop_results_label, queryId )[ 0 ]
			);
		}
		failure.hidden = ! text;
		const words = failure.querySelector( 'span' );
		if ( words ) {
			words.textContent = text;
		}
	}
};
