import { __ } from '@wordpress/i18n';
import { ADDRESS } from '../../src/editor/checkout/field-labels';
import { registerCheckoutPart } from '../../src/editor/checkout/part';
import metadata from './block.json';

registerCheckoutPart( metadata, {
	title: __( 'Billing address', 'vitrine' ),
	empty: __( 'The billing address appears here.', 'vitrine' ),
	heading: __( 'Billing address', 'vitrine' ),
	fields: ADDRESS,
} );
