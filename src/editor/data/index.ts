import type { CartSnapshot, Currency } from '../../contract/types';
import type { SaleBadge } from '../../islands/types';

/** A post type for listings. PHP: `Editor\EditorData`. */
export interface LoopType {
	label: string;
	/** Taxonomy to label; the first is the default. */
	taxonomies: Record< string, string >;
	/** Sort order to label. */
	orders: Record< string, string >;
	/** Facet to label, for facets that are not taxonomies. */
	facets: Record< string, string >;
	/** Product attribute with a facet to label. */
	attributes: Record< string, string >;
	/** Meta key with a facet to label. */
	metas: Record< string, string >;
}

/** A starter pattern of the loop builder. PHP: `Templates\Starters`. */
export interface LoopStarter {
	name: string;
	title: string;
	description: string;
	keywords: string[];
	content: string;
}

/** Settings of the checkout. PHP: `Editor\EditorData`. */
export interface CheckoutFacts {
	/** Name of the plugin whose own form the block shows; empty: our form. */
	form_of: string;
	/** Number of address providers. */
	providers: number;
	email_check: boolean;
	login: boolean;
	/** Whether the block has settings for the order confirmation. */
	shows_received: boolean;
}

/** Shop data for the editor. PHP: `Editor\EditorData`. */
export interface EditorData {
	currency: Currency;
	/** Post type and category taxonomy of products. */
	post_type: string;
	category: string;
	/** Value of `orderby` to label. */
	sort_orders: Record< string, string >;
	quantity_style: string;
	sale_badge: SaleBadge;
	/** What opens the quick view in listings. */
	quick_view: string;
	/** A sample cart with the shop's products; null: none can be purchased. */
	cart: CartSnapshot | null;
	/** Attributes of the product listing in an empty cart. */
	cart_arrivals: Record< string, unknown >;
	/** Available kinds of carts, the shop's own first. */
	cart_kinds: string[];
	checkout: CheckoutFacts;
	/** Page (`cart`, `checkout`) to a message, if another plugin replaces it. */
	replaced: Record< string, string >;
	/** Post types available in listings. */
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

/** Shop data for the editor. */
export const editorData = (): EditorData => window.vitrineEditor ?? NONE;
