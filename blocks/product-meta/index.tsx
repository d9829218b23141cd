import { __ } from '@wordpress/i18n';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';

registerPart( metadata, {
	title: __( 'Product meta', 'vitrine' ),
	empty: __(
		'This product has no SKU, no categories and no tags.',
		'vitrine'
	),
} );
