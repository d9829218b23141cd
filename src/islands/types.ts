import type {
	CartLine,
	CartSnapshot,
	CartState,
	Notice,
} from '../contract/types';
import type { CartLayout } from './cart-page/layout';
import type { OthersHtml } from './parts/others';

/** The sale badge. Empty template: the text is used. @see spec 3.9 */
export interface SaleBadge {
	text: string;
	/** Text with a token for the percentage. */
	template: string;
}

/** Shop data for the cart's views, the same for every visitor. PHP: `View\ShopProps`. */
export interface ShopProps {
	cart_url: string;
	checkout_url: string;
	shop_url: string;
	/** URL and text of an empty cart's link, if changed by a plugin. */
	return_url?: string | undefined;
	return_text?: string | undefined;
	/** Message of an empty cart page, if changed by a plugin. */
	empty_text?: string | undefined;
	/** One of the contract's `quantity_style_types`. */
	quantity_style: string;
	sale_badge: SaleBadge;
}

/** Pending changes and errors of a cart. */
export type CartViewState = Partial<
	Pick< CartState, 'pending' | 'totals_pending' | 'failure' >
> & {
	/** The last removed item, which can be restored. */
	removed?: { line: CartLine } | null;
};

/** Props of the cart's contents. */
export interface CartContentsProps {
	cart: CartSnapshot;
	shop: ShopProps;
	state?: CartViewState;
}

/** Props of the cart page. */
export interface CartPageProps extends CartContentsProps {
	options: {
		sticky_totals: boolean;
		coupon: boolean;
		cross_sells: boolean;
	};
	/** Notices queued by the server. */
	notices: Notice[];
	/** Nonce for links and for submitting the form without script. */
	proof: string;
	/** HTML of the engine's shipping calculator. */
	calculator?: string;
	/** HTML from other plugins by hook. */
	others?: OthersHtml;
	/**
	 * Title and columns of the cross-sells, if changed by a plugin; an empty
	 * title: no heading.
	 */
	list?:
		| { title?: string | undefined; columns?: number | undefined }
		| undefined;
	/** Custom layout; default: the standard one. */
	layout?: CartLayout | undefined;
	/** HTML of third-party blocks in the layout by number. */
	blocks?: Readonly< Record< string, string > >;
}

/** Settings of the mini-cart. */
export interface MiniCartOptions {
	layout: 'dropdown' | 'drawer';
	icon: 'cart' | 'bag' | 'basket';
	label: string;
	show_label: boolean;
	/** Kind of cart. @see spec 2.6 */
	kind: string;
}
