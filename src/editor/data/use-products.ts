import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { editorData } from '.';

interface ProductPost {
	id: number;
	title: { rendered: string };
}

/**
 * Finds products by name, as options of a combobox.
 *
 * @param search Search term; empty: the first products by name.
 * @param chosen Id of a product to include in any case; 0: none.
 */
export const useProducts = (
	search: string,
	chosen: number
): Array< { value: string; label: string } > => {
	const posts = useSelect(
		( select ) => {
			const { getEntityRecords } = select( coreStore );
			const type = editorData().post_type;
			const query = { per_page: 20, _fields: 'id,title' };
			const found = getEntityRecords< ProductPost >( 'postType', type, {
				...query,
				...( search ? { search } : { orderby: 'title', order: 'asc' } ),
			} );
			const own = chosen
				? getEntityRecords< ProductPost >( 'postType', type, {
						...query,
						include: [ chosen ],
				  } )
				: [];
			return [ ...( own ?? [] ), ...( found ?? [] ) ];
		},
		[ search, chosen ]
	);
	const labels = new Map(
		posts.map( ( { id, title } ) => [
			String( id ),
			decodeEntities( title.rendered ),
		] )
	);
	return [ ...labels ].map( ( [ value, label ] ) => ( { value, label } ) );
};
