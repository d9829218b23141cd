import { __ } from '@wordpress/i18n';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';

registerPart( metadata, {
	title: __( 'Product price', 'vitrine' ),
	empty: __( 'This product has no price.', 'vitrine' ),
} );
