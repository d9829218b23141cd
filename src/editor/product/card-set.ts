import { editorData } from '../data';
import type { Template } from './standard-set';

/** What a product listing says of its cards while no blocks are in it. */
export interface CardAttributes {
	heading: string;
	showPrice: boolean;
	showButton: boolean;
	/** What opens the quick view; empty: as the settings say. */
	quickView: string;
}

/** Attributes of the cards of a new listing. */
export const STANDARD: CardAttributes = {
	heading: 'h2',
	showPrice: true,
	showButton: true,
	quickView: '',
};

const element = ( part: string ): Template => [
	'vitrine/loop-product',
	{ part },
	[],
];

/** Those that stand below the rest of a card. */
const OPENERS = [ 'button', 'text' ];

/**
 * The parts of a card as blocks, in the order of a card without any.
 *
 * @param attributes            Of the product listing.
 * @param attributes.heading
 * @param attributes.showPrice
 * @param attributes.showButton
 * @param attributes.quickView
 */
export const cardSet = ( {
	heading,
	showPrice,
	showButton,
	quickView,
}: CardAttributes ): Template[] => [
	[
		'vitrine/product-template',
		{},
		[
			element( 'image' ),
			element( 'sale-badge' ),
			[ 'vitrine/product-title', { heading, isLink: true }, [] ],
			[ 'vitrine/product-rating', {}, [] ],
			...( showPrice
				? [ [ 'vitrine/product-price', {}, [] ] satisfies Template ]
				: [] ),
			[ 'vitrine/product-stock', {}, [] ],
			...( showButton ? [ element( 'button' ) ] : [] ),
			...( OPENERS.includes( quickView || editorData().quick_view )
				? [ element( 'quick-view' ) ]
				: [] ),
		],
	],
];
