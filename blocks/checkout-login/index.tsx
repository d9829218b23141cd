import { __ } from '@wordpress/i18n';
import { registerCheckoutPart } from '../../src/editor/checkout/part';
import metadata from './block.json';

registerCheckoutPart( metadata, {
	title: __( 'Checkout login', 'vitrine' ),
	empty: __(
		'Login during checkout is not enabled yet. Enable it in Settings › Vitrine.',
		'vitrine'
	),
} );
