import contract from '../../src/contract';
import type { Suggestion } from '../../src/contract/types';
import { suggest } from '../../src/transport/search';

const { limits, timings_ms: timings } = contract;

/**
 * Creates a function that requests suggestions while typing: debounced, and for
 * the latest text only. Previous requests are aborted.
 *
 * @param ask Sends the request.
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
