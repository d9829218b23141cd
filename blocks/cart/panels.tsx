import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PartAttributes } from '../../src/editor/cart/standard-set';

export interface Attributes extends PartAttributes {
	stickyTotals: 'default' | 'on' | 'off';
}

export type Props = BlockEditProps< Attributes >;

/**
 * Settings of the cart.
 *
 * @param props
 * @param props.block      Block props.
 * @param props.isComposed Whether parts are inner blocks, which can be removed instead.
 */
export const Controls = ( {
	block: { attributes, setAttributes },
	isComposed = false,
}: {
	block: Props;
	isComposed?: boolean;
} ) => (
	<PanelBody title={ __( 'Cart', 'vitrine' ) }>
		{ ! isComposed && (
			<>
				<ToggleControl
					label={ __( 'Coupon field', 'vitrine' ) }
					checked={ attributes.showCoupon }
					onChange={ ( showCoupon ) =>
						setAttributes( { showCoupon } )
					}
				/>
				<ToggleControl
					label={ __( 'Cross-sells', 'vitrine' ) }
					checked={ attributes.showCrossSells }
					onChange={ ( showCrossSells ) =>
						setAttributes( { showCrossSells } )
					}
				/>
			</>
		) }
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
