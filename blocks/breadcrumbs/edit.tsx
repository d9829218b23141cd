import type { BlockEditProps } from '@wordpress/blocks';
import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PreviewedBlock } from '../../src/editor/previewed-block';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	showCurrent: boolean;
}

type Props = BlockEditProps< Attributes > & {
	context: { postId?: number };
};

/**
 * The breadcrumbs in the editor: of the edited page, or of a product in
 * templates.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 * @param props.context
 */
export const Edit = ( { attributes, setAttributes, context }: Props ) => (
	<PreviewedBlock
		block={ metadata.name }
		attributes={ attributes }
		title={ __( 'Shop breadcrumbs', 'vitrine' ) }
		empty={ __( 'The breadcrumbs appear here.', 'vitrine' ) }
		postId={ context.postId }
	>
		<ToggleControl
			label={ __( 'Show current page', 'vitrine' ) }
			checked={ attributes.showCurrent }
			onChange={ ( showCurrent ) => setAttributes( { showCurrent } ) }
		/>
	</PreviewedBlock>
);
