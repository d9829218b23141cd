import { __ } from '@wordpress/i18n';
import { registerCheckoutPart } from '../../src/editor/checkout/part';
import metadata from './block.json';

registerCheckoutPart( metadata, {
	title: __( 'Additional information', 'vitrine' ),
	empty: __(
		'Order notes are switched off in the settings of the shop.',
		'vitrine'
	),
	heading: __( 'Additional information', 'vitrine' ),
	fields: [ [ 'order_comments', __( 'Order notes', 'vitrine' ) ] ],
} );
