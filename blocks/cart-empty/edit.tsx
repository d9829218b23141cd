import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	ownWords,
	WordControls,
	type Words,
} from '../../src/editor/cart/words';
import { sampleShop } from '../../src/editor/data/sample';
import { Preview } from '../../src/editor/preview';
import { EmptyPage } from '../../src/islands/cart-page/empty-page';

interface Attributes extends Words {
	showMessage: boolean;
}

const Controls = ( {
	attributes,
	setAttributes,
	hasBlocks,
}: Pick< BlockEditProps< Attributes >, 'attributes' | 'setAttributes' > & {
	hasBlocks: boolean;
} ) => (
	<InspectorControls>
		<PanelBody title={ __( 'Settings', 'vitrine' ) }>
			<ToggleControl
				label={ __( 'Message and button', 'vitrine' ) }
				help={
					hasBlocks
						? undefined
						: __(
								'Shown until you add other blocks here.',
								'vitrine'
						  )
				}
				checked={ attributes.showMessage }
				onChange={ ( showMessage ) => setAttributes( { showMessage } ) }
			/>
			<WordControls
				words={ attributes }
				usual={ {
					title: {
						label: __( 'Message', 'vitrine' ),
						usual: __( 'Your cart is empty.', 'vitrine' ),
					},
					text: __( 'Browse the shop', 'vitrine' ),
				} }
				onChange={ setAttributes }
			/>
		</PanelBody>
	</InspectorControls>
);

/**
 * The empty cart: the default message and custom blocks.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 * @param props.clientId
 */
export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) => {
	const hasBlocks = useSelect(
		( select ) => select( blockEditorStore ).getBlockCount( clientId ) > 0,
		[ clientId ]
	);
	return (
		<>
			<Controls
				attributes={ attributes }
				setAttributes={ setAttributes }
				hasBlocks={ hasBlocks }
			/>
			<div { ...useBlockProps( { className: 'vitrine-cart-part' } ) }>
				<p className="vitrine-cart-empty-note">
					{ __( 'Shown when the cart is empty', 'vitrine' ) }
				</p>
				{ ( attributes.showMessage || ! hasBlocks ) && (
					<Preview>
						<EmptyPage
							shop={ sampleShop() }
							own={ ownWords( attributes ) }
						/>
					</Preview>
				) }
				<div { ...useInnerBlocksProps( {} ) } />
			</div>
		</>
	);
};
