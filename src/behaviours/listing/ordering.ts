import contract from '../../contract';
import type { Behavior } from '../page';

const { markers, timings_ms: timings } = contract;

/**
 * Submits the sorting form as soon as the order is changed.
 *
 * @see spec 2.1
 */
const submitOrdering: Behavior = ( page ) => {
	page.on(
		'change',
		`${ markers.ordering_form } ${ markers.ordering_select }`,
		( _event, select ) =>
			( select as HTMLSelectElement ).form?.requestSubmit()
	);
};

/**
 * Announces the result count: a live region that was in the initial markup is
 * silent until it changes.
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

/** Wires up the sorting and the result count of listings. */
export const wire: Behavior = ( page ) => {
	submitOrdering( page );
	announceResults();
};
