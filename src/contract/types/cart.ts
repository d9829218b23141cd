import type { Currency, Minor } from './money';

export interface Image {
	src: string;
	srcset: string;
	sizes: string;
	alt: string;
	/** Size in pixels, which avoids layout shifts. */
	width: number;
	height: number;
}

/** A variation attribute or other data of a cart item. */
export interface ItemDatum {
	name: string;
	value: string;
}

/** @see spec 3.1 */
export interface CartLine {
	/** `cart_item_key`. */
	key: string;
	product_id: number;
	/** 0: not a variation. */
	variation_id: number;
	name: string;
	/** Empty: the product has no public page. */
	permalink: string;
	image: Image | null;
	data: ItemDatum[];
	quantity: number;
	min: number;
	/** Null: no maximum. */
	max: number | null;
	step: number;
	sold_individually: boolean;
	/** Unit price, and the regular unit price (equal if not on sale). */
	price: Minor;
	regular_price: Minor;
	/** Price of the line before coupons. */
	subtotal: Minor;
	/** URL that removes the line without script, with a nonce. */
	remove_url: string;
	/** HTML of parts changed by a plugin of the engine. */
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
	/** Whether the mini-cart hides it. */
	hidden?: boolean;
	/** Additional class names of its row. */
	style?: string;
	/** Whether the order review hides it. */
	unreviewed?: boolean;
	/** Attributes of the quantity input changed by a plugin of the engine. */
	input?: QuantityInput;
}

/**
 * HTML attributes. With the type `hidden` the quantity is shown as text; with
 * `readonly` there are no buttons.
 */
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
	/** Its discount for this cart. */
	discount: Minor;
	/** Text of the label, if changed by a plugin of the engine. */
	label?: string | undefined;
	/** HTML of the amount, if changed by a plugin of the engine. */
	html?: string | undefined;
	/** Whether a plugin has removed the remove link. */
	fixed?: boolean | undefined;
}

export interface ShippingChoice {
	id: string;
	label: string;
	cost: Minor;
	chosen: boolean;
	/** Name of its package; empty: the cart is a single package. */
	package: string;
}

/** A fee; negative: a discount. */
export interface CartFee {
	label: string;
	amount: Minor;
	/** HTML of the amount, if changed by a plugin of the engine. */
	html?: string | undefined;
}

export interface CartTotals {
	subtotal: Minor;
	discount: Minor;
	/** Null: address or method unknown. */
	shipping: Minor | null;
	tax: Minor;
	total: Minor;
}

/** A product card in listings and cross-sells. */
export interface ProductCard {
	id: number;
	type: 'simple' | 'variable' | 'grouped' | 'external';
	name: string;
	permalink: string;
	sku: string;
	image: Image | null;
	price: Minor;
	/**
	 * HTML of the price from the engine; empty: no price; absent: use the
	 * amounts.
	 */
	price_html?: string | undefined;
	/** HTML of the sale badge from a plugin; empty: none; absent: ours. */
	sale_html?: string | undefined;
	/** HTML of image and rating from plugins; absent: ours. */
	image_html?: string | undefined;
	rating_html?: string | undefined;
	/** Class names from plugins. */
	classes?: string | undefined;
	/** Average rating; absent: no reviews. `text` is for screen readers. */
	rating?: { average: number; text: string } | undefined;
	/** Highest price of a range; equal to `price` if there is none. */
	max_price: Minor;
	regular_price: Minor;
	on_sale: boolean;
	/** Discount as a whole percentage; 0: not on sale. */
	sale_percentage: number;
	in_stock: boolean;
	purchasable: boolean;
	/** 'In stock', 'Only 2 left', 'Out of stock', or empty. */
	stock_text: string;
	/**
	 * Its button, with `background` true if it adds to the cart without leaving
	 * the page.
	 */
	button: {
		text: string;
		url: string;
		background: boolean;
		/** Number of items that a click adds: the minimum quantity. */
		quantity: number;
		/** Accessible name: 'Add "Lamp" to your cart'. */
		label: string;
		/** Announced after the add; empty: nothing. @see spec 3.2 */
		success_message: string;
	};
}

/** The whole cart in a server response. */
export interface CartSnapshot {
	/**
	 * Incremented with every change of this cart on the server; 0: never
	 * changed.
	 */
	revision: number;
	/** `cart_hash`; empty: empty cart. */
	hash: string;
	/** Sum of all quantities. */
	count: number;
	lines: CartLine[];
	coupons: CartCoupon[];
	shipping: ShippingChoice[];
	needs_shipping: boolean;
	fees: CartFee[];
	/** Itemized taxes; absent: unknown. */
	taxes?: CartFee[] | undefined;
	/**
	 * Minimum for free shipping and the missing amount; absent: no minimum, or
	 * not shown.
	 */
	free_shipping?: { minimum: Minor; remaining: Minor } | undefined;
	totals: CartTotals;
	/** HTML of totals changed by a plugin of the engine. */
	html?: Partial< Record< 'subtotal' | 'total', string > > | undefined;
	currency: Currency;
	cross_sells: ProductCard[];
	/** Notices about changes, such as of prices or stock. */
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
	/** True, or the error message. */
	error?: boolean | string;
	/** One of the contract's `error_codes`. */
	code?: string;
	product_url?: string;
	/** URL to go to after an order, or after an add if plugins want it. */
	redirect?: string;
	/** HTML of the engine's notices for its own form. */
	notices?: string;
	/** Message for the shopper. */
	message?: string;
	/** Key that restores the removed line. */
	removed_key?: string;
	/**
	 * Regions omitted from the request because the page lacks them. Pages that
	 * have them need another response.
	 */
	without?: readonly string[];
}

/** @see contract.json endpoints.nonces */
export interface Nonces {
	qtyNonce: string;
	security: string;
}
