import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { LoopContext } from '../../src/editor/loop/context';
import { LoopPart } from '../../src/editor/loop/loop-part';
import { Panel } from '../../src/editor/loop/panel';

interface Attributes extends Record< string, unknown > {
	part: 'price' | 'button' | 'quick-view' | 'sale-badge';
}

type Props = BlockEditProps< Attributes > & { context: LoopContext };

/**
 * A part of a product in the editor.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 * @param props.clientId
 * @param props.context       Of the loop builder, and its result.
 */
export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
	context,
}: Props ) => (
	<div { ...useBlockProps( { className: 'vitrine-loop-product' } ) }>
		<Panel>
			<SelectControl
				label={ __( 'Element', 'vitrine' ) }
				help={ __( 'Shown for products only.', 'vitrine' ) }
				value={ attributes.part }
				options={ [
					{ value: 'price', label: __( 'Price', 'vitrine' ) },
					{
						value: 'button',
						label: __( 'Add to cart', 'vitrine' ),
					},
					{
						value: 'quick-view',
						label: __( 'Quick view', 'vitrine' ),
					},
					{
						value: 'sale-badge',
						label: __( 'Sale badge', 'vitrine' ),
					},
				] }
				onChange={ ( value ) => setAttributes( { part: value } ) }
			/>
		</Panel>
		<LoopPart
			clientId={ clientId }
			context={ context }
			empty={ __( 'Shown for products only.', 'vitrine' ) }
		/>
	</div>
);
