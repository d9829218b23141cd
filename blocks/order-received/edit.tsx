import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useIsSample } from '../../src/editor/data/use-is-sample';
import { PreviewedBlock } from '../../src/editor/previewed-block';
import metadata from './block.json';
import { PARTS } from './parts';

interface Attributes extends Record< string, unknown > {
	part: string;
}

/**
 * A part of the order confirmation in the editor, with a sample order. In the
 * inserter the order also has the parts that only some orders have.
 *
 * @param props               Block props.
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
		query={ useIsSample() ? { vitrine_sample: '1' } : {} }
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
