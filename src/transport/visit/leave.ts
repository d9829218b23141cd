import contract from '../../contract/contract.json';
import type { Landing } from '../../contract/types';

const KEY = contract.attribution.landing;

const inTab = ( change: ( storage: Storage ) => void ): void => {
	try {
		change( window.sessionStorage );
	} catch {
		// Cookies and storage are blocked for this site.
	}
};

/** Deletes the landing page that was not recorded. */
export const forgetLanding = (): void =>
	inTab( ( storage ) => storage.removeItem( KEY ) );

/**
 * Saves a landing page that is left before it is recorded, for the next page of
 * this tab. Requires consent.
 *
 * @param landing The landing page.
 * @return Stops saving it.
 */
export const keepWhileLeaving = ( landing: Landing ): ( () => void ) => {
	const keep = () =>
		inTab( ( storage ) =>
			storage.setItem( KEY, JSON.stringify( landing ) )
		);
	window.addEventListener( 'pagehide', keep );
	return () => window.removeEventListener( 'pagehide', keep );
};
