import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerPreview } from '../../src/editor/server-preview';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	position: 'here' | 'bottom';
}

/**
 * The store notice in the editor.
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
			<PanelBody title={ __( 'Store notice', 'vitrine' ) }>
				<SelectControl
					label={ __( 'Place', 'vitrine' ) }
					value={ attributes.position }
					options={ [
						{ value: 'here', label: __( 'Here', 'vitrine' ) },
						{
							value: 'bottom',
							label: __( 'Foot of the window', 'vitrine' ),
						},
					] }
					onChange={ ( position ) => setAttributes( { position } ) }
				/>
			</PanelBody>
		</InspectorControls>
		<div { ...useBlockProps() }>
			<ServerPreview
				block={ metadata.name }
				attributes={ { ...attributes, position: 'here' } }
				title={ __( 'Store notice', 'vitrine' ) }
				empty={ __(
					'Write its text first: Settings › Vitrine › Header and page.',
					'vitrine'
				) }
			/>
		</div>
	</>
);
