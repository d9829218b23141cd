import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	showBar: boolean;
}

registerPart< Attributes >( metadata, {
	title: __( 'Product stock', 'vitrine' ),
	empty: __( 'The stock status appears here.', 'vitrine' ),
	Settings: ( { attributes, setAttributes } ) => (
		<ToggleControl
			label={ __( 'Show a bar when stock is low', 'vitrine' ) }
			help={ __(
				'Shown for products that are low in stock. The fewer are left, the shorter the bar.',
				'vitrine'
			) }
			checked={ attributes.showBar }
			onChange={ ( showBar ) => setAttributes( { showBar } ) }
		/>
	),
} );
