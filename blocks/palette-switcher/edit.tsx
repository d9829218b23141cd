import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerPreview } from '../../src/editor/server-preview';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	label: string;
}

/**
 * The palette switcher in the editor.
 *
 * @param props               Of the block.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<>
		<InspectorControls>
			<PanelBody title={ __( 'Palette switcher', 'vitrine' ) }>
				<TextControl
					label={ __( 'Name', 'vitrine' ) }
					help={ __( 'Screen readers say it.', 'vitrine' ) }
					placeholder={ __( 'Other colours', 'vitrine' ) }
					value={ attributes.label }
					onChange={ ( label ) => setAttributes( { label } ) }
				/>
			</PanelBody>
		</InspectorControls>
		<div { ...useBlockProps() }>
			<ServerPreview
				block={ metadata.name }
				attributes={ attributes }
				title={ __( 'Palette switcher', 'vitrine' ) }
				empty={ __(
					'Give the site a switched palette first: Settings › Vitrine › Colour switcher.',
					'vitrine'
				) }
			/>
		</div>
	</>
);
