import type { CartSnapshot, Currency } from '../../contract/types';
import type { SaleBadge } from '../../islands/types';

/** A post type as a listing sees it. PHP: `Editor\EditorData`. */
export interface LoopType {
	label: string;
	/** Taxonomy to label; the first is the usual one. */
	taxonomies: Record< string, string >;
	/** Order to label. */
	orders: Record< string, string >;
	/** Facet that is no taxonomy to label. */
	facets: Record< string, string >;
	/** Attribute that there is a facet of to label. */
	attributes: Record< string, string >;
	/** Keys of the custom fields that there are facets of, to their labels. */
	metas: Record< string, string >;
}

/** A listing to start from. PHP: `Templates\Starters`. */
export interface LoopStarter {
	name: string;
	title: string;
	description: string;
	keywords: string[];
	content: string;
}

/** What the settings say of the checkout. PHP: `Editor\EditorData`. */
export interface CheckoutFacts {
	/** Name of the plugin whose own form the block shows; empty: the form is ours. */
	form_of: string;
	/** How many providers of addresses the shop lists. */
	providers: number;
	email_check: boolean;
	login: boolean;
	/** Whether the checkout block says what its page of an order shows. */
	shows_received: boolean;
}

/** What the server tells the editor about the shop. PHP: `Editor\EditorData`. */
export interface EditorData {
	currency: Currency;
	/** Post type of products, and their taxonomy. */
	post_type: string;
	category: string;
	/** Value of `orderby` to label. */
	sort_orders: Record< string, string >;
	quantity_style: string;
	sale_badge: SaleBadge;
	/** What opens a quick view in listings. */
	quick_view: string;
	/** A cart with products of the shop; null: it has none that can be bought. */
	cart: CartSnapshot | null;
	/** The listing of an empty cart. */
	cart_arrivals: Record< string, unknown >;
	/** The kinds of carts that there are, the shop's first. */
	cart_kinds: string[];
	checkout: CheckoutFacts;
	/** Page (`cart`, `checkout`) to what is said where a plugin has one of its own. */
	replaced: Record< string, string >;
	/** Post types that a listing can show. */
	loop_types: Record< string, LoopType >;
	loop_starters: LoopStarter[];
}

declare global {
	interface Window {
		vitrineEditor?: EditorData;
	}
}

const NONE: EditorData = {
	currency: {
		code: 'EUR',
		symbol: '€',
		position: 'left',
		decimals: 2,
		decimal_separator: '.',
		thousand_separator: ',',
	},
	post_type: 'vitrine_product',
	category: 'vitrine_product_cat',
	sort_orders: {},
	quantity_style: 'default',
	sale_badge: { text: 'Sale!', template: '' },
	quick_view: 'none',
	cart: null,
	cart_arrivals: {},
	cart_kinds: [],
	checkout: {
		form_of: '',
		providers: 0,
		email_check: false,
		shows_received: false,
		login: true,
	},
	replaced: {},
	loop_types: {},
	loop_starters: [],
};

/** The shop, as the editor knows it. */
export const editorData = (): EditorData => window.vitrineEditor ?? NONE;
