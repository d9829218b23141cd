import {
	BlockControls,
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlocksFromInnerBlocksTemplate } from '@wordpress/blocks';
import { Button, PanelBody, ToolbarButton } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { Template } from './product/standard-set';

/**
 * Buttons in toolbar and sidebar that replace the standard layout of a block by
 * inner blocks, which can be edited.
 *
 * @param props
 * @param props.clientId  Client id of the block.
 * @param props.parts     Returns the inner blocks.
 * @param props.onCompose Called after the replacement.
 */
export const EditLayout = ( {
	clientId,
	parts,
	onCompose,
}: {
	clientId: string;
	parts: () => Template[];
	onCompose?: () => void;
} ) => {
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const label = __( 'Edit layout', 'vitrine' );
	const compose = () => {
		void replaceInnerBlocks(
			clientId,
			createBlocksFromInnerBlocksTemplate( parts() )
		);
		onCompose?.();
	};
	return (
		<>
			<BlockControls>
				<ToolbarButton onClick={ compose }>{ label }</ToolbarButton>
			</BlockControls>
			<InspectorControls>
				<PanelBody>
					<p>
						{ __(
							'Turn the layout into blocks that you can move, remove and style.',
							'vitrine'
						) }
					</p>
					<Button variant="secondary" onClick={ compose }>
						{ label }
					</Button>
				</PanelBody>
			</InspectorControls>
		</>
	);
};
