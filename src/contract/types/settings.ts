import type { Brands } from '../index';
import type { LoopSettings } from './loop';
import type { Currency } from './money';

/** A WordPress script that a view needs, in loading order. */
export interface ScriptFile {
	handle: string;
	src: string;
}

/** Translations of a script. */
export interface ScriptTranslations {
	/** Text domain. */
	domain: string;
	/** Messages in Jed format, as WordPress's i18n package expects. */
	data: Record< string, unknown >;
}

/** @see spec 3.8 */
export interface ShopSettings {
	/** Default: `no`. */
	cart_redirect_after_add?: 'yes' | 'no';
	cart_url: string;
	checkout_url: string;
	shop_url: string;
	is_cart: boolean;
	is_checkout: boolean;
	/** False: listings use plain links. */
	background_adds?: boolean;
	/** Whether a review needs a rating; default: as its field says. */
	rating_required?: boolean;
	/** Kind of its cart; default: the shop's cart. @see spec 2.6 */
	cart_kind?: string;
	currency: Currency;
}

/** @see spec 3.9 */
export interface ThemeSettings {
	/** Included in uncached pages only; otherwise it is requested. */
	single_product_qty_ajax_nonce?: string;
	responsive_cart_click: string;
	desktop_layout: string;
	break_point: number;
	after_add_to_cart: string;
	quantity_style: string;
	quantity_clamp: boolean;
	/** Text with `[value]`; empty: badges have a fixed text. */
	sale_badge_template: string;
	/**
	 * Whether quantity inputs without plus and minus buttons get them; default:
	 * true.
	 */
	quantity_buttons?: boolean;
	/** Whether failed requests are announced; default: true. */
	announce_errors?: boolean;
	woo_cart_empty_featured_product: boolean;
}

/**
 * Settings of checkout and account that depend on the visitor. Nonces are bound
 * to the session; `{commerce}_login_nonce` has a branded name.
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
	/** Whether the order review of the engine's own form is collapsible. */
	order_review_collapsible: boolean;
	/** Whether the email check is enabled. */
	email_check: boolean;
	/** When a required field's label is its placeholder. */
	labels_as_placeholders: 'hidden' | 'always';
	[ name: string ]: unknown;
}

/** Settings of every page, the same for every visitor. */
export interface PageSettings {
	brands: Brands;
	/** URL of admin-ajax.php. */
	ajax_url: string;
	/** URL of endpoints, with a placeholder. */
	endpoint_url: string;
	/** Endpoint names reserved by the engine, to ours. */
	endpoints?: Record< string, string >;
	/**
	 * Identifies the shop by its URL in storage keys, so that two shops of an
	 * origin are separate.
	 */
	site: string;
	/** URL of our scripts. */
	build?: string;
	shop: ShopSettings;
	theme: ThemeSettings;
	fragments: {
		refresh: 'cart' | 'always';
		/** In milliseconds. */
		timeout: number;
		/** The two readings of spec 7.4; default: GET. */
		method?: 'GET' | 'POST';
		/**
		 * Whether the count is in the cookie `cart_count`, because the engine's
		 * own is a flag.
		 */
		counted?: boolean;
		/**
		 * Whether fragments are loaded on demand, because no other script needs
		 * them.
		 */
		lazy?: boolean;
		/**
		 * Storage keys where listeners of the engine's events expect fragments
		 * and hash.
		 */
		storage?: { fragments: string; hash: string };
	};
	/** Scope of this shop's markup; empty: the main shop. */
	scope?: string;
	/**
	 * Settings that differ for the cart of a second shop on the page; with the
	 * others they are its complete settings. The URLs tell the carts apart,
	 * `site` and `brands` keep storage and cookies separate.
	 *
	 * @see spec 2.6
	 */
	beside?: Pick<
		PageSettings,
		'brands' | 'ajax_url' | 'endpoint_url' | 'site' | 'shop' | 'scope'
	>;
	/**
	 * Only on a checkout whose totals depend on the address, or on the whole
	 * form.
	 */
	follows_address?: 'address' | 'form';
	/**
	 * URL of the address fields for a country; only with an address form of the
	 * built-in shop.
	 */
	address_fields?: string;
	/** Only on checkout and account, which are uncached. */
	addon?: AddonSettings;
	/** Only on pages with listings of content. */
	loop?: LoopSettings;
	/**
	 * Settings of modules on this page by name, passed to their `start`
	 * (`PagePart`).
	 */
	parts?: Record< string, unknown >;
	/** Translated texts by key. */
	texts: Record< string, string >;
	/** View name to its scripts, its own last. */
	views: Record< string, ScriptFile[] >;
	/** Script handle to its translations, if any. */
	translations?: Record< string, ScriptTranslations >;
}
