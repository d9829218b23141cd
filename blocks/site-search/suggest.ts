import contract from '../../src/contract';
import type { Suggestion } from '../../src/contract/types';
import { suggest } from '../../src/transport/search';

const { limits, timings_ms: timings } = contract;

/**
 * Makes what asks for suggestions while one types: after a pause, and only for
 * the newest words. What was asked for before is given up, and its answer is
 * never shown.
 *
 * @param ask Sends it.
 */
export const createSuggester = ( ask = suggest ) => {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let asking: AbortController | undefined;
	return (
		url: string,
		text: string,
		show: ( items: readonly Suggestion[] | null ) => void
	): void => {
		const words = text.trim();
		clearTimeout( timer );
		asking?.abort();
		if ( words.length < limits.search_min_length ) {
			show( null );
			return;
		}
		const { signal } = ( asking = new AbortController() );
		timer = setTimeout( () => {
			ask( url, words, signal ).then( ( items ) => {
				if ( ! signal.aborted ) {
					show( items );
				}
			}, reportError );
		}, timings.search_suggest );
	};
};
