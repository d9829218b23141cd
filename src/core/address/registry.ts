import contract from '../../contract';
import type { AddressProvider } from '../../contract/types';

const { messages } = contract;

/** Where a registry says what is wrong. */
export type Log = Pick< Console, 'error' | 'warn' >;

export interface AddressRegistry {
	/** False: it was rejected, and the log says why. */
	readonly register: ( provider: unknown ) => boolean;
	/** Those that are registered, in the server's order. */
	readonly all: () => AddressProvider[];
	/** What the server lists, by its word. */
	readonly listed: unknown;
	/** What the server has shown under a provider's suggestions; empty: nothing. */
	readonly branding: ( id: string ) => string;
}

const listOf = ( json: string, log: Log ): unknown => {
	try {
		return JSON.parse( json );
	} catch ( error ) {
		log.error( messages.providers_json, error );
		return [];
	}
};

const hasId = ( value: unknown ): value is { id: string } => {
	const { id } = ( value ?? {} ) as { id?: unknown };
	return typeof id === 'string' && id !== '';
};

/** What is wrong with a provider; empty: nothing. */
const faultOf = ( provider: unknown, listed: unknown ): string => {
	if ( ! provider || typeof provider !== 'object' ) {
		return messages.provider_object;
	}
	if ( ! hasId( provider ) ) {
		return messages.provider_id;
	}
	const { canSearch, search, select } = provider as Partial<
		Record< string, unknown >
	>;
	if ( typeof canSearch !== 'function' ) {
		return messages.provider_can_search;
	}
	if ( typeof search !== 'function' ) {
		return messages.provider_search;
	}
	if ( typeof select !== 'function' ) {
		return messages.provider_select;
	}
	if ( ! Array.isArray( listed ) ) {
		return messages.provider_config;
	}
	return listed.some( ( one ) => hasId( one ) && one.id === provider.id )
		? ''
		: messages.provider_unlisted.replace( '{id}', () => provider.id );
};

/**
 * Keeps the address providers of a page. Only those that the server lists may
 * register, each once.
 *
 * @param json The server's list, as JSON.
 * @param log  Where failures are named; the console.
 * @see spec 3.7, 5.9, 8.3
 */
export const createAddressRegistry = (
	json: string,
	log: Log
): AddressRegistry => {
	const listed = listOf( json, log );
	const providers = new Map< string, AddressProvider >();
	const entries = ( Array.isArray( listed ) ? listed : [] ).filter( hasId );
	return {
		listed,
		register( provider ) {
			const fault = faultOf( provider, listed );
			if ( fault ) {
				log.error( fault );
				return false;
			}
			const known = provider as AddressProvider;
			if ( providers.has( known.id ) ) {
				log.warn(
					messages.provider_duplicate.replace(
						'{id}',
						() => known.id
					)
				);
				return false;
			}
			providers.set( known.id, known );
			return true;
		},
		all: () => entries.flatMap( ( { id } ) => providers.get( id ) ?? [] ),
		branding( id ) {
			const { branding_html: html } = ( entries.find(
				( one ) => one.id === id
			) ?? {} ) as { branding_html?: unknown };
			return typeof html === 'string' ? html : '';
		},
	};
};
