import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PreviewedBlock } from '../../src/editor/previewed-block';
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
	<PreviewedBlock
		block={ metadata.name }
		attributes={ attributes }
		title={ __( 'Palette switcher', 'vitrine' ) }
		empty={ __(
			'Add an alternate palette first: Settings › Vitrine › Color switcher.',
			'vitrine'
		) }
	>
		<TextControl
			label={ __( 'Name', 'vitrine' ) }
			help={ __( 'Announced to screen readers.', 'vitrine' ) }
			placeholder={ __( 'Switch colors', 'vitrine' ) }
			value={ attributes.label }
			onChange={ ( label ) => setAttributes( { label } ) }
		/>
	</PreviewedBlock>
);
