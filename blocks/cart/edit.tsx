import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { ExampleNotice } from '../../src/editor/example-notice';
import { Composed } from './composed';
import type { Props } from './panels';
import { Standard } from './standard';

/**
 * The cart page in the editor, whole or in parts.
 *
 * @param props Of the block.
 */
export const Edit = ( props: Props ) => {
	const { clientId } = props;
	const isComposed = useSelect(
		( select ) => select( blockEditorStore ).getBlockCount( clientId ) > 0,
		[ clientId ]
	);
	const View = isComposed ? Composed : Standard;
	return (
		<>
			<ExampleNotice page="cart" />
			<View { ...props } />
		</>
	);
};
