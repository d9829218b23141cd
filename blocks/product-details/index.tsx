import { __ } from '@wordpress/i18n';
import { ToggleControl } from '@wordpress/components';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	showDescription: boolean;
}

registerPart< Attributes >( metadata, {
	title: __( 'Product details', 'vitrine' ),
	empty: __( 'This product has no description.', 'vitrine' ),
	className: 'vitrine-product-description',
	Settings: ( { attributes, setAttributes } ) => (
		<ToggleControl
			label={ __( 'Description', 'vitrine' ) }
			checked={ attributes.showDescription }
			onChange={ ( showDescription ) =>
				setAttributes( { showDescription } )
			}
		/>
	),
} );
