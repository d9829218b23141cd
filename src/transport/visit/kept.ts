import contract from '../../contract/contract.json';
import type { Keep, Kept, Stored } from '../../contract/types';
import { readCookie } from '../browser/storage/cookies';

const names: Record< Kept, string > = contract.attribution.cookies;

/** The cookie's domain attribute; none for hosts without a dot. */
const domainOf = ( domain: string ): string =>
	domain.includes( '.' ) ? `; domain=.${ domain }` : '';

/** The visitor's stored attribution. */
export const readKept = (): Stored =>
	Object.fromEntries(
		Object.entries( names )
			.map( ( [ what, name ] ) => [
				what,
				readCookie( document.cookie, name ),
			] )
			.filter( ( [ , value ] ) => value )
	) as Stored;

/**
 * Stores a visitor's attribution.
 *
 * @param kept   The values to store.
 * @param domain The shop's domain.
 *
 * @see spec 3.15, 9.11
 */
export const writeKept = ( kept: readonly Keep[], domain: string ): void => {
	for ( const { what, value, minutes } of kept ) {
		// Without: a session cookie.
		const age = minutes ? `; max-age=${ minutes * 60 }` : '';
		document.cookie = `${ names[ what ] }=${ encodeURIComponent(
			value
		) }; path=/; SameSite=Lax${ age }${ domainOf( domain ) }`;
	}
};
