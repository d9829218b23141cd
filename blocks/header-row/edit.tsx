import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Attributes extends Record< string, unknown > {
	place: 'above' | 'main' | 'below';
}

/**
 * A row of the header in the editor.
 *
 * @param props                  Block props.
 * @param props.attributes
 * @param props.attributes.place
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes: { place },
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<>
		<InspectorControls>
			<PanelBody title={ __( 'Header row', 'vitrine' ) }>
				<SelectControl
					label={ __( 'Position', 'vitrine' ) }
					help={ __(
						'Whether each row is sticky is set in the settings.',
						'vitrine'
					) }
					value={ place }
					options={ [
						{ value: 'above', label: __( 'Above', 'vitrine' ) },
						{ value: 'main', label: __( 'Main', 'vitrine' ) },
						{ value: 'below', label: __( 'Below', 'vitrine' ) },
					] }
					onChange={ ( value ) => setAttributes( { place: value } ) }
				/>
			</PanelBody>
		</InspectorControls>
		<div className={ `vitrine-header-row is-${ place }` }>
			<div { ...useBlockProps( { className: 'vitrine-header-bar' } ) }>
				<div
					{ ...useInnerBlocksProps( {
						className: 'vitrine-header-content',
					} ) }
				/>
			</div>
		</div>
	</>
);
