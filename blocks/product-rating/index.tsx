import { __ } from '@wordpress/i18n';
import { registerPart } from '../../src/editor/product/part';
import metadata from './block.json';
import { Sample } from './sample';

registerPart( metadata, {
	title: __( 'Product rating', 'vitrine' ),
	empty: __( 'This product has no ratings yet.', 'vitrine' ),
	sample: <Sample />,
} );
