import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';

interface Term {
	id: number;
	name: string;
	slug: string;
	count: number;
}

/**
 * The nonempty terms of a taxonomy.
 *
 * @param taxonomy Name of the taxonomy; empty: no terms.
 */
export const useTerms = ( taxonomy: string ): Term[] => {
	const terms = useSelect(
		( select ) =>
			taxonomy
				? select( coreStore ).getEntityRecords< Term >(
						'taxonomy',
						taxonomy,
						{ per_page: 100, hide_empty: true }
				  )
				: null,
		[ taxonomy ]
	);
	return ( terms ?? [] ).map( ( term ) => ( {
		...term,
		name: decodeEntities( term.name ),
	} ) );
};
