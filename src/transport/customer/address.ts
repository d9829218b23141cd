import contract from '../../contract/contract.json';
import type {
	Address,
	AddressProvider,
	AddressService,
	AddressSuggestion,
} from '../../contract/types';
import type { Http } from '../http';
import { isObject, isText } from '../http/shape';

const { fields, timings_ms: timings } = contract;

type Found = AddressSuggestion & { address?: Address };

/** Waits; resolves to false when aborted. */
const pause = ( ms: number, signal?: AbortSignal ): Promise< boolean > =>
	new Promise( ( resolve ) => {
		const timer = setTimeout( () => resolve( true ), ms );
		signal?.addEventListener( 'abort', () => {
			clearTimeout( timer );
			resolve( false );
		} );
	} );

/** A session token, for providers that bill per session. */
const newSession = (): string =>
	Array.from(
		window.crypto.getRandomValues( new Uint8Array( 16 ) ),
		( one ) => one.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/**
 * Creates a provider that works by the shop's server, which holds the API key.
 * Searches are debounced.
 *
 * @param service The service.
 * @param http    HTTP client.
 * @see spec 3.7, 7.12
 */
export const createAddressService = (
	service: AddressService,
	http: Http
): AddressProvider => {
	const { id, countries } = service;
	let session = newSession();
	const known = new Map< string, Address >();
	const ask = async (
		url: string,
		body: Record< string, string >,
		signal?: AbortSignal
	) => {
		const answer = await http( {
			url,
			body: new URLSearchParams( {
				...body,
				[ fields.address_provider ]: id,
				[ fields.address_session ]: session,
			} ),
			timeout: timings.address_request,
			...( signal ? { signal } : {} ),
		} );
		const value = answer.ok && isObject( answer.value ) ? answer.value : {};
		if ( ! answer.ok || isText( value.error ) ) {
			throw new Error(
				isText( value.error )
					? value.error
					: `Status ${ answer.status }`
			);
		}
		return value;
	};
	return {
		id,
		canSearch: ( country ) =>
			country !== '' && ( ! countries || countries.includes( country ) ),
		async search( text, country, _type, options ) {
			const signal = options?.signal;
			if ( ! ( await pause( timings.address_typing, signal ) ) ) {
				return [];
			}
			const { suggestions } = await ask(
				service.search_url,
				{
					[ fields.address_text ]: text,
					[ fields.address_country ]: country,
				},
				signal
			);
			known.clear();
			for ( const { id: key, address } of Array.isArray( suggestions )
				? ( suggestions as Found[] )
				: [] ) {
				if ( address ) {
					known.set( key, address );
				}
			}
			// Validated by the caller.
			return suggestions as AddressSuggestion[];
		},
		async select( suggestion, options ) {
			let address: unknown = known.get( suggestion );
			if ( ! address ) {
				( { address } = await ask(
					service.select_url,
					{ [ fields.address_suggestion ]: suggestion },
					options?.signal
				) );
			}
			session = newSession();
			// Validated by the caller.
			return address as Address;
		},
	};
};
