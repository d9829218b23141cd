import type {
	CartLine,
	CartSnapshot,
	CartState,
	Notice,
} from '../contract/types';
import type { CartLayout } from './cart-page/layout';
import type { OthersHtml } from './parts/others';

/** What a sale badge says. An empty template: always the text. @see spec 3.9 */
export interface SaleBadge {
	text: string;
	/** Holds the token that the percentage replaces. */
	template: string;
}

/** What the cart's views know of the shop; the same for every visitor. PHP: `View\Shop`. */
export interface ShopProps {
	cart_url: string;
	checkout_url: string;
	shop_url: string;
	/** Where the link of an empty cart leads, and what it says, where that is something else. */
	return_url?: string | undefined;
	return_text?: string | undefined;
	/** What the cart page says of an empty cart, where that is something else. */
	empty_text?: string | undefined;
	/** One of the contract's `quantity_style_types`. */
	quantity_style: string;
	sale_badge: SaleBadge;
}

/** What a cart's view shows beside the cart: what is under way or went wrong. */
export type CartViewState = Partial<
	Pick< CartState, 'pending' | 'totals_pending' | 'failure' >
> & {
	/** The line that was removed last and can be put back. */
	removed?: { line: CartLine } | null;
};

/** Props of a cart's view. */
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
	/** Kept by the server for this page. */
	notices: Notice[];
	/** The nonce of links and of the form without script. */
	proof: string;
	/** HTML of an engine's own, which asks where to send. */
	calculator?: string;
	/** What other plugins print, by place. */
	others?: OthersHtml;
	/** What they have otherwise in the list of cross-sells; an empty title: no heading. */
	list?:
		| { title?: string | undefined; columns?: number | undefined }
		| undefined;
	/** As the owner has put it together; left out: as it always was. */
	layout?: CartLayout | undefined;
	/** What blocks of other people's in the layout print, by number. */
	blocks?: Readonly< Record< string, string > >;
}

/** How the header shows the cart. */
export interface MiniCartOptions {
	layout: 'dropdown' | 'drawer';
	icon: 'cart' | 'bag' | 'basket';
	label: string;
	show_label: boolean;
	/** Cart kind. @see spec 2.6 */
	kind: string;
}
