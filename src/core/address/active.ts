import contract from '../../contract';
import type { AddressProvider, AddressType } from '../../contract/types';
import type { AddressRegistry, Log } from './registry';

export interface ActiveProviders {
	/** By address type; null: none. */
	readonly of: Record< AddressType, AddressProvider | null >;
	/** Selects the provider again, for the current country of an address. */
	readonly choose: ( type: AddressType, country: string ) => void;
}

/**
 * Keeps which provider serves which address: the first in the server's order
 * that can search in the country.
 *
 * @param registry The registered providers.
 * @param log      Logs providers that throw.
 * @see spec 4.5
 */
export const createActiveProviders = (
	registry: Pick< AddressRegistry, 'all' >,
	log: Pick< Log, 'error' >
): ActiveProviders => {
	const of: ActiveProviders[ 'of' ] = { billing: null, shipping: null };
	const can = ( provider: AddressProvider, country: string ): boolean => {
		try {
			// Third-party code: only a boolean true counts, not a truthy
			// promise.
			return ( provider.canSearch( country ) as unknown ) === true;
		} catch ( error ) {
			log.error( contract.messages.search_error, error );
			return false;
		}
	};
	return {
		of,
		choose( type, country ) {
			of[ type ] =
				registry
					.all()
					.find( ( provider ) => can( provider, country ) ) ?? null;
		},
	};
};
