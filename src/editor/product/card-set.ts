import { editorData } from '../data';
import type { Template } from './standard-set';

/** Attributes of a product listing without inner blocks. */
export interface CardAttributes {
	heading: string;
	showPrice: boolean;
	showButton: boolean;
	/** What opens the quick view; empty: the shop's setting. */
	quickView: string;
}

/** Default attributes. */
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

/** Quick view openers that stand below the other parts of a card. */
const OPENERS = [ 'button', 'text' ];

/**
 * The parts of a card as blocks, in the order of the standard card.
 *
 * @param attributes            The product listing's attributes.
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
