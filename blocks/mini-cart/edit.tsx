import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ToolbarSelect } from '../../src/editor/controls/toolbar-select';
import { MiniCart } from '../../src/islands/cart/mini-cart';
import type { MiniCartOptions } from '../../src/islands/types';
import { ChoiceToolbar } from '../../src/editor/controls/choice-toolbar';
import { CartKind } from '../../src/editor/controls/cart-kind';
import { ExampleNotice } from '../../src/editor/example-notice';
import { Preview } from '../../src/editor/preview';
import { sampleCart, sampleShop } from '../../src/editor/data/sample';

interface Attributes extends Record< string, unknown > {
	layout: MiniCartOptions[ 'layout' ];
	icon: MiniCartOptions[ 'icon' ];
	label: string;
	showLabel: boolean;
	hideWhenEmpty: boolean;
	kind: string;
}

type Props = BlockEditProps< Attributes >;

const Controls = ( { attributes, setAttributes }: Props ) => (
	<InspectorControls>
		<PanelBody title={ __( 'Mini-cart', 'vitrine' ) }>
			<CartKind
				kind={ attributes.kind }
				first={ __( 'All carts, one icon each', 'vitrine' ) }
				onChange={ ( kind ) => setAttributes( { kind } ) }
			/>
			<SelectControl
				label={ __( 'Opens as', 'vitrine' ) }
				value={ attributes.layout }
				options={ [
					{
						value: 'drawer',
						label: __( 'Slide-in drawer', 'vitrine' ),
					},
					{
						value: 'dropdown',
						label: __( 'Dropdown', 'vitrine' ),
					},
				] }
				onChange={ ( layout ) => setAttributes( { layout } ) }
			/>
			<ToolbarSelect
				icon="cart"
				label={ __( 'Icon', 'vitrine' ) }
				value={ attributes.icon }
				options={ [
					{ value: 'cart', label: __( 'Cart', 'vitrine' ) },
					{ value: 'bag', label: __( 'Bag', 'vitrine' ) },
					{ value: 'basket', label: __( 'Basket', 'vitrine' ) },
				] }
				onChange={ ( icon ) => setAttributes( { icon } ) }
			/>
			<TextControl
				label={ __( 'Label', 'vitrine' ) }
				help={ __( 'Always announced to screen readers.', 'vitrine' ) }
				placeholder={ __( 'Cart', 'vitrine' ) }
				value={ attributes.label }
				onChange={ ( label ) => setAttributes( { label } ) }
			/>
			<ToggleControl
				label={ __( 'Show label', 'vitrine' ) }
				checked={ attributes.showLabel }
				onChange={ ( showLabel ) => setAttributes( { showLabel } ) }
			/>
			<ToggleControl
				label={ __( 'Hide when the cart is empty', 'vitrine' ) }
				checked={ attributes.hideWhenEmpty }
				onChange={ ( hideWhenEmpty ) =>
					setAttributes( { hideWhenEmpty } )
				}
			/>
		</PanelBody>
	</InspectorControls>
);

/**
 * The mini-cart in the editor with a sample cart. The dropdown is open while
 * the block is selected.
 *
 * @param props Block props.
 */
export const Edit = ( props: Props ) => {
	const { attributes, setAttributes, isSelected } = props;
	const blockProps = useBlockProps( {
		className: 'vitrine-mini-cart is-preview',
	} );
	return (
		<>
			<ExampleNotice />
			<ChoiceToolbar
				label={ __( 'Opens as', 'vitrine' ) }
				value={ attributes.layout }
				choices={ [
					{
						value: 'drawer',
						label: __( 'Slide-in drawer', 'vitrine' ),
						icon: 'align-pull-right',
					},
					{
						value: 'dropdown',
						label: __( 'Dropdown', 'vitrine' ),
						icon: 'arrow-down-alt2',
					},
				] }
				onChange={ ( layout ) => setAttributes( { layout } ) }
			/>
			<Controls { ...props } />
			<div { ...blockProps }>
				<Preview>
					<MiniCart
						options={ {
							layout: attributes.layout,
							icon: attributes.icon,
							label: attributes.label || __( 'Cart', 'vitrine' ),
							show_label: attributes.showLabel,
							kind: '',
						} }
						cart={ sampleCart() }
						shop={ sampleShop() }
						open={ isSelected }
					/>
				</Preview>
			</div>
		</>
	);
};
