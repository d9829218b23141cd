import { __ } from '@wordpress/i18n';
import { registerCheckoutPart } from '../../src/editor/checkout/part';
import metadata from './block.json';
import { Sample } from './sample';

const usual = __(
	'Your personal data will be used to process your order, support your experience throughout this website, and for other purposes described in our [privacy_policy].',
	'vitrine'
);

registerCheckoutPart( metadata, {
	title: __( 'Terms and privacy', 'vitrine' ),
	empty: __(
		'The terms and the privacy text of your shop appear here. Choose a privacy policy page in Settings › Privacy.',
		'vitrine'
	),
	sample: <Sample text={ usual } />,
	text: {
		label: __( 'Privacy text', 'vitrine' ),
		usual,
		help: __(
			'[privacy_policy] becomes a link to your privacy policy page. Leave empty for the text in the settings. On WooCommerce, set your texts in its settings instead.',
			'vitrine'
		),
	},
} );
