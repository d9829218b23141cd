import { __ } from '@wordpress/i18n';
import { registerCheckoutPart } from '../../src/editor/checkout/part';
import metadata from './block.json';

registerCheckoutPart( metadata, {
	title: __( 'Shipping methods', 'vitrine' ),
	empty: __( 'The shipping methods appear here.', 'vitrine' ),
	heading: __( 'Shipping method', 'vitrine' ),
} );
