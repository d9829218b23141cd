import { useCallback, useEffect, useState } from '@wordpress/element';
import { queryOf, sectionOf, type Tab } from '../../../core/settings/tabs';

const asked = () => {
	const query = new URLSearchParams( window.location.search );
	return {
		tab: query.get( 'tab' ) ?? '',
		section: query.get( 'section' ) ?? '',
	};
};

/**
 * Which section of the screen is shown, as the address says it, so that it can be
 * linked to and the back button works.
 *
 * @param url  Of the screen, without a tab.
 * @param tabs Of the screen.
 * @return The section, its address, and a way to another one.
 */
export const useTab = ( url: string, tabs: readonly Tab[] ) => {
	const [ place, setPlace ] = useState( asked );
	useEffect( () => {
		const follow = () => setPlace( asked() );
		window.addEventListener( 'popstate', follow );
		return () => window.removeEventListener( 'popstate', follow );
	}, [] );
	const section = sectionOf( tabs, place.tab, place.section );
	const addressOf = useCallback(
		( id: string ) => url + queryOf( tabs, id ),
		[ tabs, url ]
	);
	const go = useCallback(
		( id: string ) => {
			const now = asked();
			if ( id !== sectionOf( tabs, now.tab, now.section ) ) {
				window.history.pushState( {}, '', addressOf( id ) );
			}
			setPlace( asked() );
		},
		[ addressOf, tabs ]
	);
	return { section, addressOf, go };
};
