import { __ } from '@wordpress/i18n';
import { STANDARD, standardSet } from '../../src/editor/checkout/standard-set';
import { registerContainer } from '../../src/editor/register-container';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';

registerContainer( metadata, Edit, {
	variations: [
		{
			// New blocks have inner blocks; blocks saved without them stay so.
			name: 'parts',
			title: __( 'Checkout', 'vitrine' ),
			isDefault: true,
			// Two columns; one in blocks saved without a layout.
			attributes: { layout: 'modern' },
			innerBlocks: standardSet( STANDARD ),
		},
	],
} );
