import { __ } from '@wordpress/i18n';
import { registerCheckoutPart } from '../../src/editor/checkout/part';
import metadata from './block.json';

registerCheckoutPart( metadata, {
	title: __( 'Place order button', 'vitrine' ),
	empty: __( 'The button that places the order appears here.', 'vitrine' ),
	text: {
		label: __( 'Button text', 'vitrine' ),
		usual: __( 'Place order', 'vitrine' ),
	},
} );
