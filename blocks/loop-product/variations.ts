import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import metadata from './block.json';
import type { Attributes } from './edit';

/** The parts with their names and keywords. */
const parts = () =>
	[
		{
			part: 'image',
			title: __( 'Product image', 'vitrine' ),
			description: __(
				'The image of a product in a list, with a second one on hover.',
				'vitrine'
			),
			keywords: [ 'picture', 'photo', 'hover', 'second image' ],
			icon: 'format-image',
		},
		{
			part: 'sale-badge',
			title: __( 'Product badge', 'vitrine' ),
			description: __(
				'Shows whether a product is on sale or out of stock.',
				'vitrine'
			),
			keywords: [ 'sale', 'on sale', 'out of stock', 'label' ],
			icon: 'megaphone',
		},
		{
			part: 'swatches',
			title: __( 'Product swatches', 'vitrine' ),
			description: __(
				'The colors of a product in a list, each linked to it.',
				'vitrine'
			),
			keywords: [ 'colors', 'variations', 'options', 'attributes' ],
			icon: 'art',
		},
		{
			part: 'button',
			title: __( 'Add to cart button', 'vitrine' ),
			description: __(
				'Adds a product of a list to the cart, or leads to its options.',
				'vitrine'
			),
			keywords: [ 'buy', 'button', 'add to cart' ],
			icon: 'button',
		},
		{
			part: 'quick-view',
			title: __( 'Quick view button', 'vitrine' ),
			description: __(
				'Opens a product of a list in a dialog.',
				'vitrine'
			),
			keywords: [ 'modal', 'dialog', 'preview' ],
			icon: 'visibility',
		},
	] as const;

/** The block's variations for the inserter. */
export const variations = (): BlockVariation< Attributes >[] =>
	parts().map( ( { part, keywords, ...shown } ) => ( {
		...shown,
		name: part,
		// Variations are not found by the keywords of their block.
		keywords: [ ...metadata.keywords, ...keywords ],
		attributes: { part, secondImage: false },
		isActive: [ 'part' ],
		scope: [ 'inserter' ],
	} ) );
