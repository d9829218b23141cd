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

/** Forgets the page that was left before it could be recorded. */
export const forgetLanding = (): void =>
	inTab( ( storage ) => storage.removeItem( KEY ) );

/**
 * Keeps a page that is left before it could be recorded, for the next one of this
 * tab. Call it with consent only.
 *
 * @param landing The page.
 * @return What ends that.
 */
export const keepWhileLeaving = ( landing: Landing ): ( () => void ) => {
	const keep = () =>
		inTab( ( storage ) =>
			storage.setItem( KEY, JSON.stringify( landing ) )
		);
	window.addEventListener( 'pagehide', keep );
	return () => window.removeEventListener( 'pagehide', keep );
};
