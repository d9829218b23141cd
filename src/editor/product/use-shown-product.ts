import { useState } from '@wordpress/element';
import { editorData } from '../data';
import { type Around, useIsOnCard, useNewest } from './use-newest';

/** The product that a product block shows in the editor. */
export interface ShownProduct {
	/** Post id; undefined: none. */
	id: number | undefined;
	/** Whether it is a sample, as in templates, which apply to all products. */
	isExample: boolean;
	/** Whether it is still loading. */
	isAwaited: boolean;
	/** The selected sample product; 0: the latest one. */
	chosen: number;
	/** Selects a sample product, which is not saved. */
	choose: ( id: number ) => void;
}

/**
 * The product that a block shows: the one in its settings, else the current
 * post, else, in templates and previews, a sample.
 *
 * @param named            Id in the block's settings; 0: none.
 * @param context          Block context.
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
