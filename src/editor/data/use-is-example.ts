import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Whether a block is rendered in a preview: in the inserter or a pattern. */
export const useIsExample = (): boolean =>
	useSelect( ( select ) => {
		const settings = select( blockEditorStore ).getSettings();
		// The latter is for WordPress before 6.8.
		return Boolean(
			settings.isPreviewMode ?? settings.__unstableIsPreviewMode
		);
	}, [] );
