import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editorData } from '../../src/editor/data';
import { Panel } from '../../src/editor/loop/panel';
import { Preview } from '../../src/editor/preview';
import { Price } from '../../src/components/parts/money';

interface Attributes extends Record< string, unknown > {
	part: 'price' | 'button' | 'quick-view';
}

const SAMPLE = { price: 2400, max_price: 2400, regular_price: 2400 };

/**
 * A part of a product in the editor.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<div { ...useBlockProps( { className: 'vitrine-loop-product' } ) }>
		<Panel>
			<SelectControl
				label={ __( 'Part', 'vitrine' ) }
				help={ __( 'Shown for products of the shop only.', 'vitrine' ) }
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
				] }
				onChange={ ( value ) => setAttributes( { part: value } ) }
			/>
		</Panel>
		<Preview>
			{ attributes.part === 'price' ? (
				<Price price={ SAMPLE } currency={ editorData().currency } />
			) : (
				<span className="button wp-element-button">
					{ attributes.part === 'button'
						? __( 'Add to cart', 'vitrine' )
						: __( 'Quick view', 'vitrine' ) }
				</span>
			) }
		</Preview>
	</div>
);
