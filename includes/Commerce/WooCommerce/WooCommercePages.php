<?php
/**
 * The pages of a WooCommerce shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce;

use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;
use Vitrine\Support\MainQuery;
use Vitrine\Support\PostBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Page URLs and page checks, based on WooCommerce's own functions.
 */
final class WooCommercePages {

	/**
	 * Page to the shortcode with which WooCommerce renders it, including its endpoints.
	 */
	private const SHORTCODES = array(
		'cart'     => '[woocommerce_cart]',
		'checkout' => '[woocommerce_checkout]',
		'account'  => '[woocommerce_my_account]',
	);

	/**
	 * Page to the filter of WooCommerce's conditional tag.
	 */
	private const FILTERS = array(
		'cart'     => 'woocommerce_is_cart',
		'checkout' => 'woocommerce_is_checkout',
		'account'  => 'woocommerce_is_account_page',
	);

	/** Hooks that plugins use to protect WooCommerce's login form or to replace it. */
	private const LOGIN = array( 'woocommerce_before_customer_login_form', 'woocommerce_login_form_start', 'woocommerce_login_form', 'woocommerce_login_form_end', 'woocommerce_after_customer_login_form' );

	/**
	 * Account menu items that our block already has.
	 */
	private const IN_BLOCK = array( 'dashboard', 'customer-logout' );

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action( 'wp', array( self::class, 'tell_of_blocks' ), 0 );
	}

	/**
	 * Makes WooCommerce and its plugins treat a page with one of our blocks like one
	 * with their block or shortcode, for example a translation or a landing page.
	 */
	public static function tell_of_blocks(): void {
		foreach ( self::FILTERS as $page => $filter ) {
			if ( MainQuery::has_block( "vitrine/$page" ) ) {
				add_filter( $filter, '__return_true' );
			}
		}
	}

	/**
	 * Returns the URL of a page.
	 *
	 * @param string $page `shop`, `cart`, `checkout` or `account`.
	 * @return string Absolute; the front page's when the owner has deleted it.
	 */
	public static function url( string $page ): string {
		$url = match ( $page ) {
			'cart'     => wc_get_cart_url(),
			'checkout' => wc_get_checkout_url(),
			default    => wc_get_page_permalink( 'account' === $page ? 'myaccount' : $page, '' ),
		};
		return '' === (string) $url ? home_url( '/' ) : (string) $url;
	}

	/**
	 * Whether the current request shows a page.
	 *
	 * @param string $page `shop`, `cart`, `checkout`, `account`, `product` or `order_received`.
	 */
	public static function is( string $page ): bool {
		return match ( $page ) {
			'shop'           => is_shop(),
			'cart'           => is_cart(),
			'checkout'       => is_checkout(),
			'account'        => is_account_page(),
			'product'        => is_product(),
			'order_received' => is_order_received_page(),
			default          => false,
		};
	}

	/**
	 * Returns WooCommerce's output for the current URL, or null where our block renders
	 * the page; then also adds the messages of plugins for guests on the account page.
	 *
	 * @param string $page `cart`, `checkout` or `account`.
	 */
	public static function drawn( string $page ): ?string {
		if ( self::is_woocommerces( $page ) ) {
			return do_shortcode( self::SHORTCODES[ $page ] );
		}
		if ( 'account' === $page && is_account_page() && ! is_user_logged_in() ) {
			/** This filter is documented in WooCommerce: includes/shortcodes/class-wc-shortcode-my-account.php */
			$message = apply_filters( 'woocommerce_my_account_message', '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
			if ( is_string( $message ) && '' !== $message ) {
				wc_add_notice( $message );
			}
		}
		return null;
	}

	/**
	 * Whether our block renders the page of the current request, or is placed where
	 * WooCommerce renders a page without a form: the order received page.
	 *
	 * @param string $page `cart`, `checkout` or `account`.
	 */
	public static function is_drawn_by_block( string $page ): bool {
		return PostBlocks::has( "vitrine/$page" ) && ( 'order-received' === self::endpoint() || ! self::is_woocommerces( $page ) );
	}

	/**
	 * Returns the endpoints in the account menu, including those of other plugins.
	 *
	 * @return array<string, array{label: string, style: string}> By address.
	 */
	public static function account_links(): array {
		$links = array();
		foreach ( array_diff_key( wc_get_account_menu_items(), array_flip( self::IN_BLOCK ) ) as $endpoint => $label ) {
			$links[ wc_get_account_endpoint_url( $endpoint ) ] = array(
				'label' => (string) $label,
				'style' => wc_get_account_menu_item_classes( $endpoint ),
			);
		}
		return $links;
	}

	/**
	 * Whether the current request is for a page or endpoint that our block does not
	 * render.
	 *
	 * @param string $page `cart`, `checkout` or `account`.
	 */
	private static function is_woocommerces( string $page ): bool {
		if ( ! isset( self::SHORTCODES[ $page ] ) || ! self::is( $page ) ) {
			return false;
		}
		$endpoint = 'cart' === $page ? '' : self::endpoint();
		if ( '' !== $endpoint ) {
			return 'order-received' !== $endpoint || self::is_order_theirs();
		}
		if ( PluginTemplates::is( $page ) ) {
			return true;
		}
		return 'account' === $page && ! is_user_logged_in() && self::has_more_for_guests();
	}

	/**
	 * Returns the endpoint of the current request, or an empty string. Includes
	 * endpoints that plugins register with WordPress only and render in the account.
	 */
	private static function endpoint(): string {
		global $wp;
		$known = WC()->query->get_current_endpoint();
		$names = '' === $known ? array_keys( (array) $wp->query_vars ) : array( $known );
		foreach ( $names as $name ) {
			if ( $name === $known || ( 'pagename' !== $name && has_action( "woocommerce_account_{$name}_endpoint" ) ) ) {
				return (string) $name;
			}
		}
		return '';
	}

	/**
	 * Whether the visitor has the key of the order received page. Then WooCommerce's
	 * page is used, because gateways and analytics plugins print into it; without the
	 * key our block shows a message.
	 */
	private static function is_order_theirs(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- URL with a secret key, which is only compared.
		$key   = wp_unslash( $_GET['key'] ?? '' );
		$order = wc_get_order( absint( get_query_var( 'order-received' ) ) );
		return is_string( $key ) && $order instanceof \WC_Order && $order->key_is_valid( $key );
	}

	/**
	 * Whether WooCommerce shows a guest more than a login form on the account page: a
	 * registration form, or output of plugins in the form, which they may require for a
	 * login.
	 */
	private static function has_more_for_guests(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only affects which texts are shown.
		return 'yes' === get_option( 'woocommerce_enable_myaccount_registration' ) || ! empty( $_GET['password-reset'] ) || array() !== array_filter( self::LOGIN, array( ForeignActions::class, 'exist' ) );
	}
}
