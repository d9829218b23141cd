import contract from '../../contract';
import type { AddressProvider, AddressType } from '../../contract/types';
import type { Log } from './registry';
import { isLongEnough, stripTags } from './typing';

const { messages } = contract;

/** The address type, country and provider of a search. */
export interface Where {
	type: AddressType;
	country: string;
	/** Null: no provider. */
	provider: AddressProvider | null;
}

export interface AddressSearch {
	/**
	 * Searches for addresses. The result is null if there is nothing to show,
	 * and undefined if a later search or `stop()` has superseded this one.
	 */
	readonly find: (
		typed: string,
		where: Where
	) => Promise< readonly unknown[] | null | undefined >;
	/** Aborts the pending search. */
	readonly stop: () => void;
}

/**
 * Creates the address search. Only the latest search is answered: providers get
 * an abort signal for earlier ones.
 *
 * @param log Usually the console.
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
