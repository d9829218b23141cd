import contract from '../../contract/contract.json';
import type { Keep, Kept, Stored } from '../../contract/types';
import { readCookie } from '../browser/cookies';

const names: Record< Kept, string > = contract.attribution.cookies;

/** What makes a cookie one of the whole shop; none where the browser takes no domain. */
const domainOf = ( domain: string ): string =>
	domain.includes( '.' ) ? `; domain=.${ domain }` : '';

/** The visitor's stored history. */
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
 * Keeps a visitor's history.
 *
 * @param kept   What to keep.
 * @param domain Of the shop.
 *
 * @see spec 3.15, 9.11
 */
export const writeKept = ( kept: readonly Keep[], domain: string ): void => {
	for ( const { what, value, minutes } of kept ) {
		// None: until the browser is closed.
		const age = minutes ? `; max-age=${ minutes * 60 }` : '';
		document.cookie = `${ names[ what ] }=${ encodeURIComponent(
			value
		) }; path=/; SameSite=Lax${ age }${ domainOf( domain ) }`;
	}
};
