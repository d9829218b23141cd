import {
	BlockControls,
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlocksFromInnerBlocksTemplate } from '@wordpress/blocks';
import { Button, PanelBody, ToolbarButton } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { STANDARD, standardSet } from '../../src/editor/product/standard-set';
import type { ShownProduct } from '../../src/editor/product/use-shown-product';
import { ServerPreview } from '../../src/editor/server-preview';
import type { Props } from './attributes';
import metadata from './block.json';
import { LayoutPanel, PartsPanel, ProductPanel } from './panels';

/**
 * The product block without blocks in it, as the server draws it: what was saved
 * so stays so until its owner wants the parts.
 *
 * @param props
 * @param props.block Of the block.
 * @param props.shown
 */
export const Standard = ( {
	block,
	shown,
}: {
	block: Props;
	shown: ShownProduct;
} ) => {
	const { attributes, clientId, setAttributes } = block;
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const label = __( 'Edit layout', 'vitrine' );
	const compose = () => {
		void replaceInnerBlocks(
			clientId,
			createBlocksFromInnerBlocksTemplate( standardSet( attributes ) )
		);
		// The parts have these settings now.
		setAttributes( { ...STANDARD } );
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
				<ProductPanel block={ block } shown={ shown } />
				<LayoutPanel { ...block } />
				<PartsPanel { ...block } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					title={ __( 'Product', 'vitrine' ) }
					empty={ __(
						'This product is not published, or has been deleted.',
						'vitrine'
					) }
					postId={ attributes.productId ? undefined : shown.id }
				/>
			</div>
		</>
	);
};
