import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { editorData } from '.';

interface Term {
	slug: string;
	name: string;
}

/** The categories of the shop, as options of a select. */
export const useCategories = (): Array< { value: string; label: string } > => {
	const terms = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecords< Term >(
				'taxonomy',
				editorData().category,
				{ per_page: 100, _fields: 'id,slug,name' }
			),
		[]
	);
	return ( terms ?? [] ).map( ( { slug, name } ) => ( {
		value: slug,
		label: decodeEntities( name ),
	} ) );
};
