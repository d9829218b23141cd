import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CartContents } from '../../src/islands/cart/contents';
import { DrawerPanel } from '../../src/islands/cart/drawer';
import { CartKind } from '../../src/editor/controls/cart-kind';
import { ExampleNotice } from '../../src/editor/example-notice';
import { Preview } from '../../src/editor/preview';
import { sampleCart, sampleShop } from '../../src/editor/data/sample';

interface Attributes extends Record< string, unknown > {
	title: string;
	side: 'start' | 'end';
	kind: string;
}

/**
 * The cart drawer in the editor: its panel with a sample cart, in place.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<>
		<ExampleNotice />
		<InspectorControls>
			<PanelBody title={ __( 'Cart drawer', 'vitrine' ) }>
				<CartKind
					kind={ attributes.kind }
					first={ __( 'Shop cart', 'vitrine' ) }
					onChange={ ( kind ) => setAttributes( { kind } ) }
				/>
				<TextControl
					label={ __( 'Heading', 'vitrine' ) }
					placeholder={ __( 'Your cart', 'vitrine' ) }
					value={ attributes.title }
					onChange={ ( title ) => setAttributes( { title } ) }
				/>
				<SelectControl
					label={ __( 'Position', 'vitrine' ) }
					value={ attributes.side }
					options={ [
						{
							value: 'end',
							label: __(
								'Right (left in right-to-left languages)',
								'vitrine'
							),
						},
						{
							value: 'start',
							label: __(
								'Left (right in right-to-left languages)',
								'vitrine'
							),
						},
					] }
					onChange={ ( side ) => setAttributes( { side } ) }
				/>
			</PanelBody>
		</InspectorControls>
		<div
			{ ...useBlockProps( {
				className: 'vitrine-cart-drawer is-preview',
			} ) }
		>
			<Preview>
				<DrawerPanel
					title={ attributes.title || __( 'Your cart', 'vitrine' ) }
					checkoutUrl="#"
				>
					<CartContents cart={ sampleCart() } shop={ sampleShop() } />
				</DrawerPanel>
			</Preview>
		</div>
	</>
);
