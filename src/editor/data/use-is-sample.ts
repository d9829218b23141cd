import {
	store as blockEditorStore,
	useBlockEditContext,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useIsExample } from './use-is-example';

/**
 * Whether a block may show sample content: it is alone in a preview, as in the
 * inserter. The site editor previews the edited document too, which has no samples.
 */
export const useIsSample = (): boolean => {
	const { clientId } = useBlockEditContext();
	const isExample = useIsExample();
	return useSelect(
		( select ) => {
			const [ first, ...others ] =
				select( blockEditorStore ).getBlockOrder();
			const editor = select( 'core/editor' ) as unknown as
				| { getEditorBlocks: () => Array< { clientId: string } > }
				| undefined;
			return (
				isExample &&
				first === clientId &&
				! others.length &&
				! editor
					?.getEditorBlocks()
					.some( ( block ) => block.clientId === clientId )
			);
		},
		[ clientId, isExample ]
	);
};
