import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { editorData } from '../data';
import { useIsExample } from '../data/use-is-example';

/** Block context with the current post. */
export interface Around {
	postId?: number;
	postType?: string;
}

/** Id of the latest product; 0: none; undefined: not requested or still loading. */
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
 * Whether a block is in an inserter or pattern preview without a product around
 * it. The context then has the edited page, while in a loop it has each result.
 *
 * @param around          Block context.
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
