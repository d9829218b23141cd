import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { editorData } from '../data';

/** Which product a product block shows in the editor. */
export interface ShownProduct {
	/** Its post id; undefined: none. */
	id: number | undefined;
	/** Whether it is an example: a template is edited, which is for all products. */
	isExample: boolean;
	/** The example that was chosen; 0: the newest product. */
	chosen: number;
	/** Chooses another example. Nothing of it is saved. */
	choose: ( id: number ) => void;
}

/**
 * The product that a block shows: the one that it names, else that of the post
 * around it, else, in a template, an example.
 *
 * @param named            Id in the block's own settings; 0: none.
 * @param context          Of the block.
 * @param context.postId
 * @param context.postType
 */
export const useShownProduct = (
	named: number,
	{ postId, postType }: { postId?: number; postType?: string }
): ShownProduct => {
	const [ chosen, choose ] = useState( 0 );
	const isExample = ! named && ! postId;
	const newest = useSelect(
		( select ) =>
			isExample && ! chosen
				? select( coreStore ).getEntityRecords< { id: number } >(
						'postType',
						editorData().post_type,
						{
							per_page: 1,
							orderby: 'date',
							order: 'desc',
							status: 'publish',
							_fields: 'id',
						}
				  )?.[ 0 ]?.id
				: undefined,
		[ isExample, chosen ]
	);
	const around = postType === editorData().post_type ? postId : undefined;
	return {
		id: named || ( isExample ? chosen || newest : around ),
		isExample,
		chosen,
		choose,
	};
};
