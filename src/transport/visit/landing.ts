import contract from '../../contract/contract.json';
import type { Landing } from '../../contract/types';
import { readJson } from '../http/json';

// Written by hand: the checks of `http/shape` would be larger.
const isLanding = ( value: unknown ): value is Landing => {
	const { at, ...texts } = Object( value ) as Record< string, unknown >;
	return (
		Number.isFinite( at ) &&
		[ 'href', 'referrer', 'agent' ].every(
			( name ) => typeof texts[ name ] === 'string'
		)
	);
};

/**
 * The landing page of this tab that was left before it was recorded; null if
 * none. Returned only once.
 */
export const takeLanding = (): Landing | null => {
	try {
		const { sessionStorage } = window;
		const kept = readJson(
			sessionStorage.getItem( contract.attribution.landing )
		);
		sessionStorage.removeItem( contract.attribution.landing );
		return isLanding( kept ) ? kept : null;
	} catch {
		// Cookies and storage are blocked for this site.
		return null;
	}
};
