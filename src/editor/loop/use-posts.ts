import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import type { LoopContext } from './context';

/** Enough to see what a list looks like; more would slow the editor down. */
const MOST = 6;

/** An order of the listing as WordPress's REST interface has it. */
const ORDERS: Record< string, { orderby: string; order: string } > = {
	'date-asc': { orderby: 'date', order: 'asc' },
	title: { orderby: 'title', order: 'asc' },
	'title-desc': { orderby: 'title', order: 'desc' },
	modified: { orderby: 'modified', order: 'desc' },
};

/**
 * Ids of the first posts of a listing; null while they are on their way.
 *
 * @param context Of the block.
 */
export const usePosts = ( context: LoopContext ): number[] | null => {
	const type = context[ 'vitrine/postType' ] ?? 'post';
	const count = Math.min( context[ 'vitrine/perPage' ] ?? MOST, MOST );
	const order = context[ 'vitrine/order' ] ?? '';
	return useSelect(
		( select ) =>
			select( coreStore )
				.getEntityRecords< { id: number } >( 'postType', type, {
					per_page: count,
					status: 'publish',
					_fields: 'id',
					...ORDERS[ order ],
				} )
				?.map( ( { id } ) => id ) ?? null,
		[ type, count, order ]
	);
};
