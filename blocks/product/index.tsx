import { __ } from '@wordpress/i18n';
import { STANDARD, standardSet } from '../../src/editor/product/standard-set';
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
			title: __( 'Product', 'vitrine' ),
			isDefault: true,
			innerBlocks: standardSet( STANDARD ),
		},
	],
} );
