import { __ } from '@wordpress/i18n';
import { ButtonText } from '../../src/editor/product/settings';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	buttonLabel: string;
}

registerPart< Attributes >( metadata, {
	title: __( 'Sticky add-to-cart bar', 'vitrine' ),
	empty: __( 'This product cannot be purchased.', 'vitrine' ),
	Settings: ( { attributes, setAttributes } ) => (
		<ButtonText
			value={ attributes.buttonLabel }
			onChange={ ( buttonLabel ) => setAttributes( { buttonLabel } ) }
		/>
	),
} );
