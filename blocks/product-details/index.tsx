import { __ } from '@wordpress/i18n';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';
import { type Attributes, Settings } from './settings';

registerPart< Attributes >( metadata, {
	title: __( 'Product details', 'vitrine' ),
	empty: __( 'This product has no description.', 'vitrine' ),
	className: 'vitrine-product-description',
	Settings,
} );
