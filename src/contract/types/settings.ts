import type { Brands } from '../index';
import type { LoopSettings } from './loop';
import type { Currency } from './money';

/** A script of WordPress's that a view needs, in loading order. */
export interface ScriptFile {
	handle: string;
	src: string;
}

/** What a script says in the language of the page. */
export interface ScriptTranslations {
	/** Text domain. */
	domain: string;
	/** Messages as WordPress's i18n package takes them (Jed's form). */
	data: Record< string, unknown >;
}

/** @see spec 3.8 */
export interface ShopSettings {
	/** `no` where nothing is said. */
	cart_redirect_after_add?: 'yes' | 'no';
	cart_url: string;
	checkout_url: string;
	shop_url: string;
	is_cart: boolean;
	is_checkout: boolean;
	/** False: listings add by plain links. */
	background_adds?: boolean;
	/** The kind of its cart; the shop cart's where nothing is said. @see spec 2.6 */
	cart_kind?: string;
	currency: Currency;
}

/** @see spec 3.9 */
export interface ThemeSettings {
	/** Said on a visitor's own pages only; on every other one it is fetched. */
	single_product_qty_ajax_nonce?: string;
	responsive_cart_click: string;
	desktop_layout: string;
	break_point: number;
	after_add_to_cart: string;
	quantity_style: string;
	quantity_clamp: boolean;
	/** Holds `[value]`; empty: badges say a text. */
	sale_badge_template: string;
	/** Whether quantities that came without plus and minus get them; so where nothing is said. */
	quantity_buttons?: boolean;
	announce_errors: boolean;
	woo_cart_empty_featured_product: boolean;
}

/**
 * What the checkout and the account say of their visitor. Nonces are bound to
 * the session; `{commerce}_login_nonce` stands under its brand.
 *
 * @see spec 3.9
 */
export interface AddonSettings {
	is_logged_in: boolean;
	check_user_exist_nonce?: string;
	user_validation_msgs: { success_msg: string };
	order_review_toggle_texts: {
		toggle_show_text: string;
		toggle_hide_text: string;
	};
	/** Whether the review of an engine's own form can be folded away. */
	order_review_collapsible: boolean;
	/** Whether the owner lets the shop say who has an account. */
	email_check: boolean;
	/** Where a required row's label is its field's placeholder. */
	labels_as_placeholders: 'hidden' | 'always';
	[ name: string ]: unknown;
}

/** What every page says to the scripts: the same for every visitor. */
export interface PageSettings {
	brands: Brands;
	/** admin-ajax. */
	ajax_url: string;
	/** The endpoint form, with its placeholder. */
	endpoint_url: string;
	/** Names that the engine keeps for itself, to those under which ours answer. */
	endpoints?: Record< string, string >;
	/** Identifies the shop by its address in storage keys, so that two shops of one origin part. */
	site: string;
	/** Where our scripts are. */
	build?: string;
	shop: ShopSettings;
	theme: ThemeSettings;
	fragments: {
		refresh: 'cart' | 'always';
		/** Milliseconds. */
		timeout: number;
		/** The two readings of spec 7.4; GET where nothing is said. */
		method?: 'GET' | 'POST';
		/** Whether the count stands in the cookie `cart_count`, since the engine's own is a flag. */
		counted?: boolean;
		/** Whether no other script of the page waits for regions: they are fetched when they are wanted. */
		lazy?: boolean;
		/** Where listeners of an engine's events look for fragments and hash in the browser's storage. */
		storage?: { fragments: string; hash: string };
	};
	/** Which shop's markup this one is told apart by; empty: the main shop. */
	scope?: string;
	/**
	 * What differs for the cart of a second shop, where two sell on one page:
	 * with the rest they are its whole settings. The addresses say whose cart is
	 * meant, `site` and `brands` keep its storage and its cookies apart.
	 *
	 * @see spec 2.6
	 */
	beside?: Pick<
		PageSettings,
		'brands' | 'ajax_url' | 'endpoint_url' | 'site' | 'shop' | 'scope'
	>;
	/** Only on a checkout whose totals follow the address, or all of its form. */
	follows_address?: 'address' | 'form';
	/** Where the fields of an address by its country are asked for; only beside an address form of the built-in shop. */
	address_fields?: string;
	/** Only on the checkout and the account, which no cache keeps. */
	addon?: AddonSettings;
	/** Only on pages with listings of content. */
	loop?: LoopSettings;
	/** What modules have on this page, by their names, each with what its `start` gets (`PagePart`). */
	parts?: Record< string, unknown >;
	/** Text by its key, translated. */
	texts: Record< string, string >;
	/** View name to the scripts it needs, its own last. */
	views: Record< string, ScriptFile[] >;
	/** Script handle to its translations, for scripts that have any. */
	translations?: Record< string, ScriptTranslations >;
}
