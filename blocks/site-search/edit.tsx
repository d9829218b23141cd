import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ToolbarSelect } from '../../src/editor/controls/toolbar-select';
import { PreviewedBlock } from '../../src/editor/previewed-block';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	form: 'slide' | 'full-screen' | 'header-cover';
	placeholder: string;
	suggest: boolean;
}

/**
 * The search in the editor.
 *
 * @param props               Block props.
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
		<ToolbarSelect
			icon="search"
			label={ __( 'Opens as', 'vitrine' ) }
			value={ attributes.form }
			options={ [
				{
					value: 'slide',
					label: __( 'Slide-out field', 'vitrine' ),
				},
				{
					value: 'full-screen',
					label: __( 'Full screen', 'vitrine' ),
				},
				{
					value: 'header-cover',
					label: __( 'Header cover', 'vitrine' ),
				},
			] }
			onChange={ ( form ) => setAttributes( { form } ) }
		/>
		<TextControl
			label={ __( 'Placeholder', 'vitrine' ) }
			placeholder={ __( 'Search', 'vitrine' ) }
			value={ attributes.placeholder }
			onChange={ ( placeholder ) => setAttributes( { placeholder } ) }
		/>
		<ToggleControl
			label={ __( 'Show suggestions while typing', 'vitrine' ) }
			checked={ attributes.suggest }
			onChange={ ( suggest ) => setAttributes( { suggest } ) }
		/>
	</PreviewedBlock>
);
