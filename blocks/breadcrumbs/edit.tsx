import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerPreview } from '../../src/editor/server-preview';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	showCurrent: boolean;
}

type Props = BlockEditProps< Attributes > & {
	context: { postId?: number };
};

/**
 * The breadcrumbs in the editor: of the page that is edited, of a product in a template.
 *
 * @param props               Of the block.
 * @param props.attributes
 * @param props.setAttributes
 * @param props.context
 */
export const Edit = ( { attributes, setAttributes, context }: Props ) => {
	const title = __( 'Shop breadcrumbs', 'vitrine' );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ title }>
					<ToggleControl
						label={ __( 'Show current page', 'vitrine' ) }
						checked={ attributes.showCurrent }
						onChange={ ( showCurrent ) =>
							setAttributes( { showCurrent } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					title={ title }
					empty={ __(
						'The path to the page appears here.',
						'vitrine'
					) }
					postId={ context.postId }
				/>
			</div>
		</>
	);
};
