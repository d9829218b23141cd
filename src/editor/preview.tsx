import {
	store as blockEditorStore,
	useBlockEditContext,
} from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';

interface Props {
	/**
	 * Class name of the block around it that its styles need. It is added if
	 * the block stands alone, as in the inserter's preview.
	 */
	within?: string;
	children: ReactNode;
}

/**
 * A live preview of the page's components with their links and fields disabled.
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
