import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Whether a block is shown as a sample: on the card beside the inserter, or of a pattern. */
export const useIsExample = (): boolean =>
	useSelect( ( select ) => {
		const settings = select( blockEditorStore ).getSettings();
		// The latter is what WordPress before 6.8 says.
		return Boolean(
			settings.isPreviewMode ?? settings.__unstableIsPreviewMode
		);
	}, [] );
