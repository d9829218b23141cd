import { __ } from '@wordpress/i18n';
import { ADDRESS } from '../../src/editor/checkout/field-labels';
import { registerCheckoutPart } from '../../src/editor/checkout/part';
import metadata from './block.json';

registerCheckoutPart( metadata, {
	title: __( 'Shipping address', 'vitrine' ),
	empty: __(
		'The shipping address appears here if an order needs shipping.',
		'vitrine'
	),
	heading: __( 'Shipping address', 'vitrine' ),
	text: {
		label: __( 'Checkbox label', 'vitrine' ),
		usual: __( 'Ship to a different address', 'vitrine' ),
	},
	fields: ADDRESS,
} );
