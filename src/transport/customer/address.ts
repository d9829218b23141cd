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

/** Waits; false when nobody waits any more. */
const pause = ( ms: number, signal?: AbortSignal ): Promise< boolean > =>
	new Promise( ( resolve ) => {
		const timer = setTimeout( () => resolve( true ), ms );
		signal?.addEventListener( 'abort', () => {
			clearTimeout( timer );
			resolve( false );
		} );
	} );

/** What providers that bill by the session tell searches and their end by. */
const newSession = (): string =>
	Array.from(
		window.crypto.getRandomValues( new Uint8Array( 16 ) ),
		( one ) => one.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/**
 * Makes a provider of what the shop's server asks for us, since a key must stay
 * there. A search waits for a pause in the typing.
 *
 * @param service Which.
 * @param http    Asks.
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
			// Whoever asked checks what it is.
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
			// Whoever asked checks what it is.
			return address as Address;
		},
	};
};
