import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { EditLayout } from '../../src/editor/edit-layout';
import { cardSet } from '../../src/editor/product/card-set';
import { ServerPreview } from '../../src/editor/server-preview';
import type { Props } from './attributes';
import metadata from './block.json';
import { emptyOf } from './collections';

/**
 * The listing without inner blocks, rendered by the server. It stays so until
 * the owner edits its layout. The inserter shows the newest products for a
 * collection without products.
 *
 * @param props            Block props.
 * @param props.attributes
 * @param props.clientId
 * @param props.context
 */
export const Standard = ( { attributes, clientId, context }: Props ) => (
	<>
		<EditLayout
			clientId={ clientId }
			parts={ () => cardSet( attributes ) }
		/>
		<div { ...useBlockProps() }>
			<ServerPreview
				block={ metadata.name }
				attributes={ attributes }
				title={ __( 'Product listing', 'vitrine' ) }
				empty={ emptyOf( attributes.collection ) }
				postId={ context.postId }
				sample={
					<ServerPreview
						block={ metadata.name }
						attributes={ { ...attributes, collection: 'newest' } }
						title={ __( 'Product listing', 'vitrine' ) }
						empty={ emptyOf( attributes.collection ) }
					/>
				}
			/>
		</div>
	</>
);
