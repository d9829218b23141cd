import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PreviewedBlock } from '../../src/editor/previewed-block';
import metadata from './block.json';
import { PARTS } from './parts';

interface Attributes extends Record< string, unknown > {
	part: string;
}

/**
 * A part of the order received page in the editor: of an order that nobody has placed.
 *
 * @param props               Of the block.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<PreviewedBlock
		block={ metadata.name }
		attributes={ attributes }
		title={
			PARTS.find( ( { value } ) => value === attributes.part )?.label ??
			__( 'Order received', 'vitrine' )
		}
		empty={ __( 'Only shown for orders that have one.', 'vitrine' ) }
	>
		<SelectControl
			label={ __( 'Part', 'vitrine' ) }
			value={ attributes.part }
			options={ PARTS }
			onChange={ ( part ) => setAttributes( { part } ) }
		/>
	</PreviewedBlock>
);
