import contract from '../contract';
import type { Suggestion } from '../contract/types';
import { createHttp } from './http';
import { isList, isShape, isText } from './http/shape';

const isAnswer = isShape< { items: readonly Suggestion[] } >( {
	items: isList(
		isShape< Suggestion >( {
			name: isText,
			url: isText,
			note: isText,
			image: isText,
		} )
	),
} );

/**
 * Requests search suggestions.
 *
 * @param url    Endpoint URL.
 * @param words  Search terms.
 * @param signal Aborts the request.
 * @return Null on failure: nothing is suggested.
 * @see spec 2.9
 */
export const suggest = async (
	url: string,
	words: string,
	signal: AbortSignal
): Promise< readonly Suggestion[] | null > => {
	const asked = new URL( url );
	asked.searchParams.set( contract.fields.search_words, words );
	const answer = await createHttp( window.fetch.bind( window ) )( {
		url: asked.href,
		timeout: contract.timings_ms.fragments_request_timeout,
		signal,
		// The response is the same for everybody.
		cache: 'default',
	} );
	return ! signal.aborted && answer.ok && isAnswer( answer.value )
		? answer.value.items
		: null;
};
