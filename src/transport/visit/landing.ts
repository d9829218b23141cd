import contract from '../../contract/contract.json';
import type { Landing } from '../../contract/types';
import { readJson } from '../http/json';

// By hand: the checks of `http/shape` would weigh more than all of this.
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
 * The page of this tab that was left before it could be recorded, once; null where
 * there is none, or the browser keeps nothing.
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
