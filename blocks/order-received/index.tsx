import { registerBlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { register } from '../../src/editor/register';
import metadata from './block.json';
import { Edit } from './edit';
import { PARTS } from './parts';

register( metadata, Edit );

registerBlockVariation(
	metadata.name,
	PARTS.map( ( { value, label } ) => ( {
		name: value,
		title: label,
		description: __( 'A part of the order received page.', 'vitrine' ),
		attributes: { part: value },
		isActive: [ 'part' ],
		scope: [ 'inserter', 'transform' ],
	} ) )
);
