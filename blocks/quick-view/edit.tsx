import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, Placeholder, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ToolbarSelect } from '../../src/editor/controls/toolbar-select';
import { ProductPicker } from '../../src/editor/product/picker';
import { quickViewKinds } from '../../src/editor/product/quick-view-kinds';
import { useIsSample } from '../../src/editor/data/use-is-sample';
import { useIsExample } from '../../src/editor/data/use-is-example';
import { useShownProduct } from '../../src/editor/product/use-shown-product';
import { ServerPreview } from '../../src/editor/server-preview';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	productId: number;
	kind: string;
	label: string;
}

type Props = BlockEditProps< Attributes > & {
	context: { postId?: number };
};

const Look = ( { attributes, setAttributes }: Props ) => (
	<>
		<ToolbarSelect
			icon="visibility"
			label={ __( 'Opens by', 'vitrine' ) }
			value={ attributes.kind }
			options={ quickViewKinds() }
			onChange={ ( kind ) => setAttributes( { kind } ) }
		/>
		{ attributes.kind !== 'image' && (
			<TextControl
				label={ __( 'Label', 'vitrine' ) }
				placeholder={ __( 'Quick view', 'vitrine' ) }
				value={ attributes.label }
				onChange={ ( label ) => setAttributes( { label } ) }
			/>
		) }
	</>
);

/**
 * The quick view opener in the editor, as on the page. PHP of the inserter's sample:
 * `View\QuickView\Opener`.
 *
 * @param props Block props.
 */
export const Edit = ( props: Props ) => {
	const { attributes, setAttributes, context } = props;
	const title = __( 'Quick view', 'vitrine' );
	const isExample = useIsExample();
	const shown = useShownProduct( attributes.productId, context );
	const postId = isExample ? shown.id : context.postId;
	const picker = (
		<ProductPicker
			productId={ attributes.productId }
			onChange={ ( productId ) => setAttributes( { productId } ) }
		/>
	);
	const nothing = useIsSample() ? (
		<span className="vitrine-opener button wp-element-button is-quiet">
			{ title }
		</span>
	) : (
		<Placeholder
			label={ title }
			icon="visibility"
			instructions={ __( 'Choose the product to open.', 'vitrine' ) }
		>
			{ picker }
		</Placeholder>
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ title }>
					{ picker }
					<Look { ...props } />
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() }>
				{ attributes.productId || postId ? (
					<ServerPreview
						block={ metadata.name }
						attributes={ attributes }
						title={ title }
						empty={ __( 'Choose the product to open.', 'vitrine' ) }
						postId={ postId }
					/>
				) : (
					nothing
				) }
			</div>
		</>
	);
};
