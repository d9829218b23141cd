import type { Currency, Minor } from './money';

export interface Image {
	src: string;
	srcset: string;
	sizes: string;
	alt: string;
	/** Pixels, so that the page reserves the room. */
	width: number;
	height: number;
}

/** One chosen attribute of a variation, or other line of a cart item's data. */
export interface ItemDatum {
	name: string;
	value: string;
}

/** @see spec 3.1 */
export interface CartLine {
	/** `cart_item_key`. */
	key: string;
	product_id: number;
	/** 0 when the product is not a variation. */
	variation_id: number;
	name: string;
	/** Empty: the product has no page that shoppers see. */
	permalink: string;
	image: Image | null;
	data: ItemDatum[];
	quantity: number;
	min: number;
	/** Null: no limit. */
	max: number | null;
	step: number;
	sold_individually: boolean;
	/** Price of one, and the price without a sale (equal when none). */
	price: Minor;
	regular_price: Minor;
	/** Price of the line before coupons. */
	subtotal: Minor;
	/** Where a click without script removes the line (carries its own proof). */
	remove_url: string;
	/** What a plugin of the engine's shows in the place of a part: HTML. */
	html?: Partial<
		Record<
			| 'price'
			| 'subtotal'
			| 'image'
			| 'remove'
			| 'quantity'
			| 'before_field'
			| 'after_field',
			string
		>
	>;
	/** Whether the mini-cart leaves it out. */
	hidden?: boolean;
	/** Further classes of its row. */
	style?: string;
	/** Whether the order review leaves it out. */
	unreviewed?: boolean;
	/** Attributes of the input of its quantity that a plugin of the engine's has otherwise. */
	input?: QuantityInput;
}

/** As HTML names them; `hidden` as type: its number is printed; with `readonly` it has no buttons. */
export type QuantityInput = Partial<
	Record<
		| 'class'
		| 'type'
		| 'pattern'
		| 'inputmode'
		| 'placeholder'
		| 'autocomplete'
		| 'readonly',
		string
	>
>;

export interface CartCoupon {
	code: string;
	/** What it takes off this cart. */
	discount: Minor;
	/** What a plugin of the engine's shows in the place of its label: text. */
	label?: string | undefined;
	/** And in the place of the amount: HTML. */
	html?: string | undefined;
	/** Whether such a plugin leaves no way to take it off. */
	fixed?: boolean | undefined;
}

export interface ShippingChoice {
	id: string;
	label: string;
	cost: Minor;
	chosen: boolean;
	/** What its package is called; empty where the cart is one package. */
	package: string;
}

/** What else is to be paid; below zero: taken off. */
export interface CartFee {
	label: string;
	amount: Minor;
	/** What a plugin of the engine's shows in the place of the amount: HTML. */
	html?: string | undefined;
}

export interface CartTotals {
	subtotal: Minor;
	discount: Minor;
	/** Null while no address or method is known. */
	shipping: Minor | null;
	tax: Minor;
	total: Minor;
}

/** A product as a card shows it: listing, cross-sells. */
export interface ProductCard {
	id: number;
	type: 'simple' | 'variable' | 'grouped' | 'external';
	name: string;
	permalink: string;
	sku: string;
	image: Image | null;
	price: Minor;
	/** The engine's own word on it; empty: it is not told; left out: the amounts say it all. */
	price_html?: string | undefined;
	/** What a plugin shows in the place of the sign of a sale; empty: nothing; left out: ours. */
	sale_html?: string | undefined;
	/** What a plugin shows in the place of its picture, and of its stars; left out: ours. */
	image_html?: string | undefined;
	rating_html?: string | undefined;
	/** What plugins call its card, for CSS. */
	classes?: string | undefined;
	/** What customers think of it; left out: nobody has said so. `text` is for screen readers. */
	rating?: { average: number; text: string } | undefined;
	/** The highest price of a range; equal to `price` when there is none. */
	max_price: Minor;
	regular_price: Minor;
	on_sale: boolean;
	/** Whole percent off, 0 when not on sale. */
	sale_percentage: number;
	in_stock: boolean;
	purchasable: boolean;
	/** 'In stock', 'Only 2 left', 'Out of stock', or empty. */
	stock_text: string;
	/** What its button says, where it leads, and whether it adds in the background. */
	button: {
		text: string;
		url: string;
		background: boolean;
		/** Pieces that one click adds: the fewest that can be bought. */
		quantity: number;
		/** For assistive technology: 'Add "Lamp" to your cart'. */
		label: string;
		/** Announced after the add; empty: nothing. @see spec 3.2 */
		success_message: string;
	};
}

/** The whole cart, as one answer of the server says it. */
export interface CartSnapshot {
	/** Grows with every write of this cart on the server; 0: never written. */
	revision: number;
	/** `cart_hash`; empty for an empty cart. */
	hash: string;
	/** The sum of quantities. */
	count: number;
	lines: CartLine[];
	coupons: CartCoupon[];
	shipping: ShippingChoice[];
	needs_shipping: boolean;
	fees: CartFee[];
	/** What the tax is called, and how much of it is which; left out: nothing of that is known. */
	taxes?: CartFee[] | undefined;
	/** From what amount on it is sent for nothing, and what is missing; left out: no such amount, or nobody wants it said. */
	free_shipping?: { minimum: Minor; remaining: Minor } | undefined;
	totals: CartTotals;
	/** What a plugin of the engine's shows in the place of a total: HTML. */
	html?: Partial< Record< 'subtotal' | 'total', string > > | undefined;
	currency: Currency;
	cross_sells: ProductCard[];
	/** Messages that concern the cart's state: a price or stock changed meanwhile. */
	notices: Notice[];
}

export interface Notice {
	type: 'success' | 'error' | 'info';
	text: string;
}

/** @see spec 3.4 */
export interface CartAnswer {
	/** Selector to HTML. */
	fragments: Record< string, string >;
	cart_hash: string;
	/** True, or the message's text. */
	error?: boolean | string;
	/** One of the contract's `error_codes`. */
	code?: string;
	product_url?: string;
	/** Where the answer already says what to do next: of an order, or as plugins want it after an add. */
	redirect?: string;
	/** HTML of an engine's messages about its own form. */
	notices?: string;
	/** What the shop says of what it did, for the shopper. */
	message?: string;
	/** The key to put a removed line back with. */
	removed_key?: string;
	/** Regions that were not asked for, since the page has none: one that has needs another answer. */
	without?: readonly string[];
}

/** @see contract.json endpoints.nonces */
export interface Nonces {
	qtyNonce: string;
	security: string;
}
