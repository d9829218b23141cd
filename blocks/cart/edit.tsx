import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CartPage } from '../../src/islands/cart-page/cart-page';
import { ExampleNotice } from '../../src/editor/example-notice';
import { Preview } from '../../src/editor/preview';
import {
	emptyCart,
	sampleCart,
	sampleShop,
} from '../../src/editor/data/sample';

interface Attributes extends Record< string, unknown > {
	showCoupon: boolean;
	showCrossSells: boolean;
	stickyTotals: 'default' | 'on' | 'off';
}

type Props = BlockEditProps< Attributes >;

const Controls = ( { attributes, setAttributes }: Props ) => (
	<PanelBody title={ __( 'Cart', 'vitrine' ) }>
		<ToggleControl
			label={ __( 'Coupon field', 'vitrine' ) }
			checked={ attributes.showCoupon }
			onChange={ ( showCoupon ) => setAttributes( { showCoupon } ) }
		/>
		<ToggleControl
			label={ __( 'Cross-sells', 'vitrine' ) }
			checked={ attributes.showCrossSells }
			onChange={ ( showCrossSells ) =>
				setAttributes( { showCrossSells } )
			}
		/>
		<SelectControl
			label={ __( 'Sticky totals', 'vitrine' ) }
			value={ attributes.stickyTotals }
			options={ [
				{
					value: 'default',
					label: __( 'Default (from the settings)', 'vitrine' ),
				},
				{ value: 'on', label: __( 'Yes', 'vitrine' ) },
				{ value: 'off', label: __( 'No', 'vitrine' ) },
			] }
			onChange={ ( stickyTotals ) => setAttributes( { stickyTotals } ) }
		/>
	</PanelBody>
);

/**
 * The cart page in the editor, on a sample cart or an empty one.
 *
 * @param props Of the block.
 */
export const Edit = ( props: Props ) => {
	const [ empty, setEmpty ] = useState( false );
	const { showCoupon, showCrossSells, stickyTotals } = props.attributes;
	return (
		<>
			<ExampleNotice />
			<InspectorControls>
				<Controls { ...props } />
				<PanelBody title={ __( 'Preview', 'vitrine' ) }>
					<ToggleControl
						label={ __( 'Show empty cart', 'vitrine' ) }
						checked={ empty }
						onChange={ setEmpty }
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps( { className: 'vitrine-cart' } ) }>
				<Preview>
					<CartPage
						cart={ empty ? emptyCart() : sampleCart() }
						shop={ sampleShop() }
						options={ {
							coupon: showCoupon,
							cross_sells: showCrossSells,
							sticky_totals: stickyTotals === 'on',
						} }
						notices={ [] }
						proof=""
					/>
				</Preview>
			</div>
		</>
	);
};
