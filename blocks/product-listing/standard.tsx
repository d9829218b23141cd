import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { editorData } from '../../src/editor/data';
import { useIsSample } from '../../src/editor/data/use-is-sample';
import { EditLayout } from '../../src/editor/edit-layout';
import { cardSet } from '../../src/editor/product/card-set';
import { SampleListing } from '../../src/editor/product/sample-products';
import { ServerPreview } from '../../src/editor/server-preview';
import type { Props } from './attributes';
import metadata from './block.json';
import { emptyOf } from './collections';

/**
 * The listing without inner blocks, rendered by the server. It stays so until
 * the owner edits its layout. The inserter shows the newest products for a
 * collection without products, or sample cards if the shop has none.
 *
 * @param props            Block props.
 * @param props.attributes
 * @param props.clientId
 * @param props.context
 */
export const Standard = ( { attributes, clientId, context }: Props ) => {
	const { collection, columns, title } = attributes;
	const isInvented = useIsSample() && ! editorData().cart;
	return (
		<>
			<EditLayout
				clientId={ clientId }
				parts={ () => cardSet( attributes ) }
			/>
			<div { ...useBlockProps() }>
				{ isInvented ? (
					<SampleListing columns={ columns } title={ title } />
				) : (
					<ServerPreview
						block={ metadata.name }
						attributes={ attributes }
						title={ __( 'Product listing', 'vitrine' ) }
						empty={ emptyOf( collection ) }
						postId={ context.postId }
						sample={
							<ServerPreview
								block={ metadata.name }
								attributes={ {
									...attributes,
									collection: 'newest',
								} }
								title={ __( 'Product listing', 'vitrine' ) }
								empty={ emptyOf( collection ) }
							/>
						}
					/>
				) }
			</div>
		</>
	);
};
