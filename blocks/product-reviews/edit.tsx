import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { PreviewedBlock } from '../../src/editor/previewed-block';
import { SampleReviews } from '../../src/editor/product/sample-reviews';
import metadata from './block.json';

type Props = BlockEditProps & {
	context: { postId?: number };
};

/**
 * The reviews in the editor: of the edited product, or of the latest one in
 * templates.
 *
 * @param props
 * @param props.attributes
 * @param props.context
 */
export const Edit = ( { attributes, context }: Props ) => (
	<PreviewedBlock
		block={ metadata.name }
		attributes={ attributes }
		title={ __( 'Product reviews', 'vitrine' ) }
		empty={ __(
			'On a product page, shows its reviews and the form to add one.',
			'vitrine'
		) }
		postId={ context.postId }
		sample={ <SampleReviews /> }
	/>
);
