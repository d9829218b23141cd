import { store } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';

interface Choice {
	value: string;
	label: string;
}

interface Navigation {
	id: number;
	title: { rendered: string };
}

interface ClassicMenu {
	id: number;
	name: string;
}

const ALL = { per_page: 100 };

/** The site's menus as options of a select, with the main menu first. */
export const useMenus = (): Choice[] =>
	useSelect( ( select ) => {
		const { getEntityRecords } = select( store );
		const navigations = ( getEntityRecords(
			'postType',
			'wp_navigation',
			ALL
		) ?? [] ) as Navigation[];
		// The package's types lack menus.
		const menus = getEntityRecords( 'root', 'menu', ALL ) as unknown as
			| ClassicMenu[]
			| null;
		return [
			{ value: '', label: __( 'Main site menu', 'vitrine' ) },
			...navigations.map( ( { id, title } ) => ( {
				value: `navigation:${ id }`,
				label: decodeEntities( title.rendered ),
			} ) ),
			...( menus ?? [] ).map( ( { id, name } ) => ( {
				value: `menu:${ id }`,
				label: sprintf(
					/* translators: %s: name of a menu. */
					__( '%s (Appearance › Menus)', 'vitrine' ),
					decodeEntities( name )
				),
			} ) ),
		];
	}, [] );
