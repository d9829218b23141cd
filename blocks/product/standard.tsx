import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { EditLayout } from '../../src/editor/edit-layout';
import { STANDARD, standardSet } from '../../src/editor/product/standard-set';
import { SampleProduct } from '../../src/editor/product/sample-products';
import type { ShownProduct } from '../../src/editor/product/use-shown-product';
import { ServerPreview } from '../../src/editor/server-preview';
import type { Props } from './attributes';
import metadata from './block.json';
import { LayoutPanel, PartsPanel, ProductPanel } from './panels';

/**
 * The product block without inner blocks, rendered by the server. It stays so
 * until the owner edits its layout.
 *
 * @param props
 * @param props.block Block props.
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
	return (
		<>
			<EditLayout
				clientId={ clientId }
				parts={ () => standardSet( attributes ) }
				// The inner blocks have these settings now.
				onCompose={ () => setAttributes( { ...STANDARD } ) }
			/>
			<InspectorControls>
				<ProductPanel block={ block } shown={ shown } />
				<LayoutPanel { ...block } />
				<PartsPanel { ...block } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				{ shown.isAwaited ? (
					<Spinner />
				) : (
					<ServerPreview
						block={ metadata.name }
						attributes={ attributes }
						title={ __( 'Product', 'vitrine' ) }
						empty={ __(
							'This product is not published, or has been deleted.',
							'vitrine'
						) }
						postId={ attributes.productId ? undefined : shown.id }
						sample={ <SampleProduct /> }
					/>
				) }
			</div>
		</>
	);
};
