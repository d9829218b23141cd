import contract from '../../contract';
import type { AddressProvider, AddressType } from '../../contract/types';
import type { Log } from './registry';
import { isLongEnough, stripTags } from './typing';

const { messages } = contract;

/** Where and for what is searched, as it is at the moment of a search. */
export interface Where {
	type: AddressType;
	country: string;
	/** Null: none. */
	provider: AddressProvider | null;
}

export interface AddressSearch {
	/**
	 * Searches for what was typed.
	 *
	 * @return What was found; null when there is nothing to show; undefined when a
	 *         later search or a stop has taken this one's place.
	 */
	readonly find: (
		typed: string,
		where: Where
	) => Promise< readonly unknown[] | null | undefined >;
	/** Gives the search that is under way up. */
	readonly stop: () => void;
}

/**
 * Searches for addresses. Only the latest question is answered: a provider is
 * told by a signal that nobody waits for an earlier one.
 *
 * @param log The console.
 * @see spec 5.8, 8.3, field 30
 */
export const createAddressSearch = ( log: Log ): AddressSearch => {
	let current: AbortController | null = null;
	const stop = () => {
		current?.abort();
		current = null;
	};
	const ask = async (
		text: string,
		{ type, country }: Where,
		provider: AddressProvider,
		signal: AbortSignal
	) => {
		try {
			const answer: unknown = await provider.search(
				text,
				country,
				type,
				{ signal }
			);
			if ( Array.isArray( answer ) || signal.aborted ) {
				return answer as unknown[];
			}
			log.error( messages.suggestions_array );
		} catch ( error ) {
			if ( ! signal.aborted ) {
				log.error( messages.search_error, error );
			}
		}
		return null;
	};
	return {
		stop,
		async find( typed, where ) {
			stop();
			const text = stripTags( typed );
			if ( text !== typed ) {
				log.warn( messages.sanitized );
			}
			if ( ! isLongEnough( text ) || ! where.provider ) {
				return null;
			}
			const { signal } = ( current = new AbortController() );
			const answer = await ask( text, where, where.provider, signal );
			return signal.aborted ? undefined : answer;
		},
	};
};
