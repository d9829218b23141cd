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
 * The current section, kept in the URL for links and the back button.
 *
 * @param url  The screen's URL without a tab.
 * @param tabs All tabs.
 * @return The section, its URL, and a function that goes to another one.
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
