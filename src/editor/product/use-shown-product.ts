import { useState } from '@wordpress/element';
import { editorData } from '../data';
import { type Around, useIsOnCard, useNewest } from './use-newest';

/** Which product a product block shows in the editor. */
export interface ShownProduct {
	/** Its post id; undefined: none. */
	id: number | undefined;
	/** Whether it is an example: a template is edited, which is for all products. */
	isExample: boolean;
	/** Whether it is not known yet which. */
	isAwaited: boolean;
	/** The example that was chosen; 0: the newest product. */
	chosen: number;
	/** Chooses another example. Nothing of it is saved. */
	choose: ( id: number ) => void;
}

/**
 * The product that a block shows: the one that it names, else that of the post
 * around it, else, in a template and on a card of the inserter, an example.
 *
 * @param named            Id in the block's own settings; 0: none.
 * @param context          Of the block.
 * @param context.postId
 * @param context.postType
 */
export const useShownProduct = (
	named: number,
	context: Around
): ShownProduct => {
	const [ chosen, choose ] = useState( 0 );
	const { postId, postType } = context;
	const isOnCard = useIsOnCard( context );
	const isExample = ! named && ( ! postId || isOnCard );
	const newest = useNewest( isExample && ! chosen );
	const around = postType === editorData().post_type ? postId : undefined;
	return {
		id: named || ( isExample ? chosen || newest || undefined : around ),
		isAwaited: isExample && ! chosen && newest === undefined,
		isExample,
		chosen,
		choose,
	};
};
