import { __ } from '@wordpress/i18n';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';

registerPart( metadata, {
	title: __( 'Product short description', 'vitrine' ),
	empty: __( 'This product has no short description.', 'vitrine' ),
} );
