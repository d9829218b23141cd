/** Custom texts of a part. PHP: `View\Cart\Parts\CartTexts`. */
export interface OwnWords {
	title?: string | undefined;
	text?: string | undefined;
	labels?: Readonly< Record< string, string > > | undefined;
}

export const PARTS = [
	'items',
	'coupon',
	'totals',
	'proceed',
	'cross-sells',
	'empty',
] as const;

/**
 * Key of the products shown in an empty cart without a custom layout. PHP:
 * `View\Cart\Parts\Arrivals`.
 */
export const ARRIVALS = 'new';

/** An element from PHP: `View\Cart\Layout\Frame`. */
export interface CartElement {
	tag: string;
	attributes: Readonly< Record< string, string > >;
	/** CSS property name to value. */
	style: Readonly< Record< string, string > >;
}

export interface CartPart extends CartElement {
	part: ( typeof PARTS )[ number ];
	own: OwnWords;
}

/** An element around parts: a column or a third-party block. */
export interface CartBox extends CartElement {
	inner: CartNode[];
}

/** A third-party block, by the index of its HTML. */
export interface CartBlock {
	block: string;
}

export type CartNode = CartPart | CartBox | CartBlock;

/** A custom layout of the cart page. PHP: `View\Cart\Layout\CartLayout`. */
export interface CartLayout {
	filled: CartNode[];
	empty: CartNode[];
}
