import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Attributes extends Record< string, unknown > {
	text: string;
}

/**
 * The coming-soon banner in the editor.
 *
 * @param props                 Block props.
 * @param props.attributes
 * @param props.attributes.text
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes: { text },
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<div { ...useBlockProps( { className: 'vitrine-banner' } ) }>
		<TextControl
			label={ __( 'Text for shop managers', 'vitrine' ) }
			placeholder={ __(
				'Your shop is not open yet. Only shop managers can see this.',
				'vitrine'
			) }
			value={ text }
			onChange={ ( value ) => setAttributes( { text: value } ) }
		/>
	</div>
);
