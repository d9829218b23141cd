import contract from '../../contract';
import type { Behaviour } from '../page';

const { markers, timings_ms: timings } = contract;

/**
 * Submits a chosen order at once.
 *
 * @see spec 2.1
 */
const submitOrdering: Behaviour = ( page ) => {
	page.on(
		'change',
		`${ markers.ordering_form } ${ markers.ordering_select }`,
		( _event, select ) =>
			( select as HTMLSelectElement ).form?.requestSubmit()
	);
};

/**
 * Says the result count again: a live region that was there when the page came
 * is silent until it changes.
 *
 * @see spec 2.1, 4.18, 9.3
 */
const announceResults = (): void => {
	setTimeout( () => {
		for ( const count of document.querySelectorAll(
			markers.result_count
		) ) {
			count.setAttribute( 'role', 'status' );
			count.replaceChildren( ...count.childNodes );
		}
	}, timings.announce_result_count );
};

/** What a listing's order and its count do. */
export const wire: Behaviour = ( page ) => {
	submitOrdering( page );
	announceResults();
};
