import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Proceed } from '../../src/islands/cart-page/proceed';
import { Preview } from '../../src/editor/preview';
import { sampleShop } from '../../src/editor/data/sample';

interface Attributes extends Record< string, unknown > {
	text: string;
}

/**
 * The checkout button in the editor.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<>
		<InspectorControls>
			<PanelBody title={ __( 'Button', 'vitrine' ) }>
				<TextControl
					label={ __( 'Text', 'vitrine' ) }
					help={ __( 'Default: “Proceed to checkout”', 'vitrine' ) }
					value={ attributes.text }
					onChange={ ( value ) => setAttributes( { text: value } ) }
				/>
			</PanelBody>
		</InspectorControls>
		<div { ...useBlockProps() }>
			<Preview>
				<Proceed
					checkoutUrl={ sampleShop().checkout_url }
					text={ attributes.text }
				/>
			</Preview>
		</div>
	</>
);
