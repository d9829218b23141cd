import { __ } from '@wordpress/i18n';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';

registerPart( metadata, {
	title: __( 'Product stock', 'vitrine' ),
	empty: __( 'The stock status appears here.', 'vitrine' ),
} );
