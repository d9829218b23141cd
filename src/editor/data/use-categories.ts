import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { CATEGORIES_ASKED, type Term } from './categories';
import { editorData } from '.';

/** The shop's categories as options of a select. */
export const useCategories = (): Array< { value: string; label: string } > => {
	const terms = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecords< Term >(
				'taxonomy',
				editorData().category,
				CATEGORIES_ASKED
			),
		[]
	);
	return ( terms ?? [] ).map( ( { slug, name } ) => ( {
		value: slug,
		label: decodeEntities( name ),
	} ) );
};
