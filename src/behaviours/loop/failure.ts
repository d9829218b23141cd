import contract from '../../contract';
import { focusOn } from '../dom/focus';
import { areasOf, isAwake, ownOf } from './elements';

const { markers } = contract;

/**
 * Says beside the last results why there are no others, with a way to try again;
 * an empty text takes it back. Its button had the focus then: the results get it.
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
