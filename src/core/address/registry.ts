import contract from '../../contract';
import type { AddressProvider } from '../../contract/types';

const { messages } = contract;

/** Logs registration errors. */
export type Log = Pick< Console, 'error' | 'warn' >;

export interface AddressRegistry {
	/** Returns false if the provider was rejected; the reason is logged. */
	readonly register: ( provider: unknown ) => boolean;
	/** Registered providers in the server's order. */
	readonly all: () => AddressProvider[];
	/** The server's list of providers, unvalidated. */
	readonly listed: unknown;
	/** The provider's branding HTML from the server; empty: none. */
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

/** Returns the error message for an invalid provider; empty: valid. */
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
 * Creates the registry of the page's address providers. Only providers listed
 * by the server may register, each once.
 *
 * @param json The server's list, as JSON.
 * @param log  Logs errors; usually the console.
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
