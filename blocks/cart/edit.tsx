import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { ExampleNotice } from '../../src/editor/example-notice';
import { Composed } from './composed';
import type { Props } from './panels';
import { Standard } from './standard';

/**
 * The cart in the editor, with or without inner blocks.
 *
 * @param props Block props.
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
