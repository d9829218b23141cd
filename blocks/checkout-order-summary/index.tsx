import { __ } from '@wordpress/i18n';
import { registerCheckoutPart } from '../../src/editor/checkout/part';
import metadata from './block.json';

registerCheckoutPart( metadata, {
	title: __( 'Order summary', 'vitrine' ),
	empty: __( 'The order appears here.', 'vitrine' ),
	heading: __( 'Your order', 'vitrine' ),
} );
