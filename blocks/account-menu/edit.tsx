import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PreviewedBlock } from '../../src/editor/previewed-block';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	label: string;
	showLabel: boolean;
}

/**
 * The account menu in the editor.
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
		title={ __( 'Account menu', 'vitrine' ) }
	>
		<p>
			{ __(
				'Set what it opens in Settings › Vitrine › Header and page.',
				'vitrine'
			) }
		</p>
		<TextControl
			label={ __( 'Label', 'vitrine' ) }
			help={ __( 'Always announced to screen readers.', 'vitrine' ) }
			placeholder={ __( 'My account', 'vitrine' ) }
			value={ attributes.label }
			onChange={ ( label ) => setAttributes( { label } ) }
		/>
		<ToggleControl
			label={ __( 'Show label', 'vitrine' ) }
			checked={ attributes.showLabel }
			onChange={ ( showLabel ) => setAttributes( { showLabel } ) }
		/>
	</PreviewedBlock>
);
