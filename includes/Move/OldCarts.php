<?php
/**
 * Moves carts of the built-in shop to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Vitrine\Commerce\Builtin\Cart\CartItem;
use Vitrine\Commerce\Builtin\Cart\CartStore;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Session\Session;
use Vitrine\Commerce\Cookies\BrowserCookies;
use Vitrine\Move\Rules\AttributeRules;

defined( 'ABSPATH' ) || exit;

/**
 * When a shopper returns after the move, the old cart items are added to the WooCommerce
 * cart. Each cart is moved once: only the request that deletes its row adds the items.
 * Loaded only after a finished move.
 */
final class OldCarts {

	/** User meta of customers with a cart in the built-in shop. */
	private const META = 'vitrine_old_cart_';

	/**
	 * Registers the hooks if the browser or customer may have an old cart.
	 */
	public static function boot(): void {
		if ( ! isset( $_COOKIE[ Session::cookie() ] ) && ! is_user_logged_in() ) {
			return;
		}
		add_filter( 'vitrine_request_writes_cart', static fn ( bool $write ): bool => $write || '' !== self::key() );
		// After WooCommerce has loaded its cart.
		add_action( 'wp_loaded', array( self::class, 'take_over' ), 30 );
	}

	/**
	 * Marks customers with an old cart, so that requests of others need no query.
	 */
	public static function mark(): void {
		global $wpdb;
		$meta = self::META . get_current_blog_id();
		$wpdb->query( $wpdb->prepare( "INSERT INTO %i ( user_id, meta_key, meta_value ) SELECT c.user_id, %s, '1' FROM %i c WHERE c.user_id > 0 AND c.user_id NOT IN ( SELECT m.user_id FROM %i m WHERE m.meta_key = %s )", $wpdb->usermeta, $meta, Tables::carts(), $wpdb->usermeta, $meta ) );
	}

	/**
	 * Adds the items and coupons of an old cart to the WooCommerce cart.
	 */
	public static function take_over(): void {
		$key = self::key();
		if ( '' === $key || ! did_action( 'woocommerce_cart_loaded_from_session' ) ) {
			return;
		}
		$store  = new CartStore();
		$stored = $store->load( $key );
		self::forget();
		if ( null === $stored || ! $store->delete( $key, $stored->revision ) ) {
			return;
		}
		foreach ( $stored->data->items as $item ) {
			self::add( $item );
		}
		foreach ( $stored->data->coupons as $code ) {
			WC()->cart->apply_coupon( $code );
		}
	}

	/**
	 * Returns the key of the old cart of this browser or customer, empty if there is none.
	 */
	private static function key(): string {
		$session = new Session( new BrowserCookies() );
		$guest   = $session->guest_key();
		if ( '' !== $guest ) {
			return $guest;
		}
		$user = $session->user_id();
		return $user > 0 && '' !== (string) get_user_meta( $user, self::META . get_current_blog_id(), true ) ? $session->key() : '';
	}

	/**
	 * Deletes the cookie or user meta of the old cart.
	 */
	private static function forget(): void {
		$cookies = new BrowserCookies();
		if ( '' !== $cookies->get( Session::cookie() ) ) {
			$cookies->forget( Session::cookie() );
		} else {
			delete_user_meta( get_current_user_id(), self::META . get_current_blog_id() );
		}
	}

	/**
	 * Adds a cart item. WooCommerce shows a notice if it is no longer available.
	 *
	 * @param CartItem $item Cart item of the built-in shop.
	 */
	private static function add( CartItem $item ): void {
		$variation = $item->variation_id > 0 ? wc_get_product( Marks::variations( $item->product_id )[ $item->variation_id ] ?? 0 ) : null;
		if ( $item->variation_id > 0 && ! $variation instanceof \WC_Product_Variation ) {
			return;
		}
		$chosen = array();
		foreach ( $variation instanceof \WC_Product_Variation ? $variation->get_variation_attributes() : array() as $name => $value ) {
			$own             = AttributeRules::PREFIX . (string) preg_replace( '/^attribute_(?:pa_)?/', '', (string) $name );
			$chosen[ $name ] = '' === $value ? $item->attributes[ $own ] ?? '' : $value;
		}
		try {
			WC()->cart->add_to_cart( $item->product_id, $item->quantity, $variation instanceof \WC_Product_Variation ? $variation->get_id() : 0, $chosen );
		} catch ( \Exception $refused ) {
			wc_add_notice( esc_html( $refused->getMessage() ), 'error' );
		}
	}
}
