import { __ } from '@wordpress/i18n';
import { registerCheckoutPart } from '../../src/editor/checkout/part';
import metadata from './block.json';

registerCheckoutPart( metadata, {
	title: __( 'Express checkout', 'vitrine' ),
	empty: __(
		'Express buttons are switched off in the settings of the checkout.',
		'vitrine'
	),
} );
