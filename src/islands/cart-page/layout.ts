/** An owner's words for a part. PHP: `View\Cart\Parts\Words`. */
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

/** What the products of an empty cart are kept by that nobody has put together. PHP: `View\Cart\Parts\Arrivals`. */
export const ARRIVALS = 'new';

/** An element as PHP reads it: `View\Cart\Layout\Frame`. */
export interface CartElement {
	tag: string;
	attributes: Readonly< Record< string, string > >;
	/** Property to value, in CSS's own names. */
	style: Readonly< Record< string, string > >;
}

export interface CartPart extends CartElement {
	part: ( typeof PARTS )[ number ];
	own: OwnWords;
}

/** An element around parts: a column, or a block of somebody else's. */
export interface CartBox extends CartElement {
	inner: CartNode[];
}

/** Another plugin's block, by the index of its HTML. */
export interface CartBlock {
	block: string;
}

export type CartNode = CartPart | CartBox | CartBlock;

/** A cart as its owner has put it together. PHP: `View\Cart\Layout\Layout`. */
export interface CartLayout {
	filled: CartNode[];
	empty: CartNode[];
}
