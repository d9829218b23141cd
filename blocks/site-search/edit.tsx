import type { BlockEditProps } from '@wordpress/blocks';
import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PreviewedBlock } from '../../src/editor/site/previewed-block';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	form: 'slide' | 'full-screen' | 'header-cover';
	placeholder: string;
	suggest: boolean;
}

/**
 * The search in the editor.
 *
 * @param props               Of the block.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<PreviewedBlock
		block={ metadata.name }
		attributes={ attributes }
		title={ __( 'Site search', 'vitrine' ) }
		panel={ __( 'Search', 'vitrine' ) }
	>
		<SelectControl
			label={ __( 'Opens as', 'vitrine' ) }
			value={ attributes.form }
			options={ [
				{
					value: 'slide',
					label: __( 'A field that slides out', 'vitrine' ),
				},
				{
					value: 'full-screen',
					label: __( 'The whole screen', 'vitrine' ),
				},
				{
					value: 'header-cover',
					label: __( 'A cover of the header', 'vitrine' ),
				},
			] }
			onChange={ ( form ) => setAttributes( { form } ) }
		/>
		<TextControl
			label={ __( 'Hint in the empty field', 'vitrine' ) }
			placeholder={ __( 'Search', 'vitrine' ) }
			value={ attributes.placeholder }
			onChange={ ( placeholder ) => setAttributes( { placeholder } ) }
		/>
		<ToggleControl
			label={ __( 'Suggest while one types', 'vitrine' ) }
			checked={ attributes.suggest }
			onChange={ ( suggest ) => setAttributes( { suggest } ) }
		/>
	</PreviewedBlock>
);
