import { registerBlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { STANDARD, standardSet } from '../../src/editor/checkout/standard-set';
import { registerContainer } from '../../src/editor/register-container';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';

registerContainer( metadata, Edit );

// New blocks have inner blocks and two columns; blocks saved without stay so.
registerBlockVariation( metadata.name, {
	name: 'parts',
	title: __( 'Checkout', 'vitrine' ),
	isDefault: true,
	attributes: { layout: 'modern' },
	innerBlocks: standardSet( STANDARD ),
} );
