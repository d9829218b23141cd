import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { STANDARD, standardSet } from '../../src/editor/cart/standard-set';
import {
	emptyCart,
	sampleCart,
	sampleShop,
} from '../../src/editor/data/sample';
import { EditLayout } from '../../src/editor/edit-layout';
import { Preview } from '../../src/editor/preview';
import { CartPage } from '../../src/islands/cart-page/cart-page';
import { Controls, type Props } from './panels';

/**
 * The cart block without inner blocks, with a sample or empty cart. It stays so
 * until the owner edits its layout.
 *
 * @param props Block props.
 */
export const Standard = ( props: Props ) => {
	const { attributes, clientId, setAttributes } = props;
	const [ empty, setEmpty ] = useState( false );
	return (
		<>
			<EditLayout
				clientId={ clientId }
				parts={ () => standardSet( attributes ) }
				// These attributes are replaced by the presence of inner
				// blocks.
				onCompose={ () => setAttributes( { ...STANDARD } ) }
			/>
			<InspectorControls>
				<Controls block={ props } />
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
							coupon: attributes.showCoupon,
							cross_sells: attributes.showCrossSells,
							sticky_totals: attributes.stickyTotals === 'on',
						} }
						notices={ [] }
						proof=""
					/>
				</Preview>
			</div>
		</>
	);
};
