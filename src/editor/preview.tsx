import {
	store as blockEditorStore,
	useBlockEditContext,
} from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';

interface Props {
	/** Class of the block around it that its styles hang on; on a card beside the inserter it stands without that block. */
	within?: string;
	children: ReactNode;
}

/**
 * A live preview: the page's own components, whose links and fields would lead
 * out of the editor.
 *
 * @param props
 * @param props.within
 * @param props.children
 */
export const Preview = ( { within, children }: Props ) => {
	const { clientId } = useBlockEditContext();
	const isAlone = useSelect(
		( select ) =>
			! select( blockEditorStore ).getBlockRootClientId( clientId ),
		[ clientId ]
	);
	return (
		<Disabled className={ isAlone ? within : undefined }>
			{ children }
		</Disabled>
	);
};
