import { __ } from '@wordpress/i18n';
import { cardSet, STANDARD } from '../../src/editor/product/card-set';
import { registerContainer } from '../../src/editor/register-container';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerContainer( metadata, Edit, {
	variations: [
		{
			// What is inserted has its cards as blocks; what was saved without stays so.
			name: 'parts',
			title: __( 'Product listing', 'vitrine' ),
			isDefault: true,
			innerBlocks: cardSet( STANDARD ),
		},
	],
} );
