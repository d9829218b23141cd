import { __ } from '@wordpress/i18n';
import { registerCheckoutPart } from '../../src/editor/checkout/part';
import metadata from './block.json';

registerCheckoutPart( metadata, {
	title: __( 'Contact information', 'vitrine' ),
	empty: __( 'The email address appears here.', 'vitrine' ),
	heading: __( 'Contact', 'vitrine' ),
	fields: [
		[ 'email', __( 'Email address', 'vitrine' ) ],
		[ 'phone', __( 'Phone', 'vitrine' ) ],
	],
} );
