import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { editorData } from '../data';
import { useIsExample } from '../data/use-is-example';

/** What is around a block. */
export interface Around {
	postId?: number;
	postType?: string;
}

/** The newest product of the shop; 0: there is none; undefined: it is not asked for, or not known yet. */
export const useNewest = ( isAsked: boolean ): number | undefined =>
	useSelect(
		( select ) => {
			const found = isAsked
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
				  )
				: null;
			return found ? found[ 0 ]?.id ?? 0 : undefined;
		},
		[ isAsked ]
	);

/**
 * Whether a block stands on a card of the inserter, or in the picture of a pattern,
 * without a product around it: the page that is edited is none of its own, while in a
 * loop each post is.
 *
 * @param around          Of the block.
 * @param around.postId
 * @param around.postType
 */
export const useIsOnCard = ( { postId, postType }: Around ): boolean => {
	const isSample = useIsExample();
	const edited = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as unknown as
			| { getCurrentPostId: () => number | string | null }
			| undefined;
		return editor?.getCurrentPostId();
	}, [] );
	return (
		isSample &&
		postType !== editorData().post_type &&
		( ! postId || postId === edited )
	);
};
