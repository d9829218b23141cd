import { __ } from '@wordpress/i18n';
import { registerCheckoutPart } from '../../src/editor/checkout/part';
import metadata from './block.json';

registerCheckoutPart( metadata, {
	title: __( 'Payment methods', 'vitrine' ),
	empty: __( 'The payment methods appear here.', 'vitrine' ),
	heading: __( 'Payment', 'vitrine' ),
} );
