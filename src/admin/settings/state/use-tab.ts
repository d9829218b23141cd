import { useCallback, useEffect, useState } from '@wordpress/element';

const asked = () =>
	new URLSearchParams( window.location.search ).get( 'tab' ) ?? '';

/**
 * Which page of the screen is shown, as the address says it, so that a page can
 * be linked to and the back button works.
 *
 * @param url Of the screen, without a page.
 * @param ids Of the pages; the first stands for one that is not known.
 * @return The page, its address, and a way to another one.
 */
export const useTab = ( url: string, ids: readonly string[] ) => {
	const [ tab, setTab ] = useState( asked );
	useEffect( () => {
		const follow = () => setTab( asked() );
		window.addEventListener( 'popstate', follow );
		return () => window.removeEventListener( 'popstate', follow );
	}, [] );
	const addressOf = useCallback(
		( id: string ) => `${ url }&tab=${ id }`,
		[ url ]
	);
	const go = useCallback(
		( id: string ) => {
			if ( id !== asked() ) {
				window.history.pushState( {}, '', addressOf( id ) );
			}
			setTab( id );
		},
		[ addressOf ]
	);
	return {
		tab: ids.includes( tab ) ? tab : ids[ 0 ] ?? '',
		addressOf,
		go,
	};
};
