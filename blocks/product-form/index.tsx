import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ButtonText } from '../../src/editor/product/settings';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	buttonLabel: string;
	trustText: string;
}

registerPart< Attributes >( metadata, {
	title: __( 'Add to cart form', 'vitrine' ),
	empty: __( 'This product cannot be purchased.', 'vitrine' ),
	Settings: ( { attributes, setAttributes } ) => (
		<>
			<ButtonText
				value={ attributes.buttonLabel }
				onChange={ ( buttonLabel ) => setAttributes( { buttonLabel } ) }
			/>
			<TextareaControl
				label={ __( 'Text below the button', 'vitrine' ) }
				help={ __(
					'Reasons to buy, one per line, such as free returns, delivery times or secure payment.',
					'vitrine'
				) }
				value={ attributes.trustText }
				onChange={ ( trustText ) => setAttributes( { trustText } ) }
			/>
		</>
	),
} );
