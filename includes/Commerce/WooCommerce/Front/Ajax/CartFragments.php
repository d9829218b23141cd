<?php
/**
 * WooCommerce's mini-cart as a fragment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Ajax;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\WooCommerce\Cart\Loaded;
use Vitrine\Commerce\WooCommerce\Front\Cart\EmptyCart;
use Vitrine\Commerce\WooCommerce\Front\Scripts\Scripts;
use Vitrine\Commerce\WooCommerce\Snapshot\ReadOnlySession;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the mini-cart of WooCommerce's widget and of themes to every response, and its
 * empty state to pages, so that no page has to request it.
 *
 * @see spec 3.4, 4.3, field 1
 */
final class CartFragments {

	/**
	 * Selector used by WooCommerce's scripts, themes and plugins.
	 */
	private const SELECTOR = 'div.widget_shopping_cart_content';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_fragments', array( self::class, 'add' ), 10, 3 );
		// After our checkout's order review, if the response has one.
		add_filter( 'vitrine_fragments', array( self::class, 'add_of_review' ), 20, 3 );
		// Just before the page data that the scripts read.
		add_action( 'wp_footer', array( self::class, 'print_empty' ), 4 );
	}

	/**
	 * Adds the mini-cart.
	 *
	 * @param array<string, string> $fragments Selector to HTML.
	 * @param CartSnapshot          $snapshot  Cart snapshot.
	 * @param Engine                $engine    Engine of the cart.
	 * @return array<string, string>
	 */
	public static function add( array $fragments, CartSnapshot $snapshot, Engine $engine ): array {
		// Skip the mini-cart if a plugin has added it already.
		if ( 'woocommerce' !== $engine->id() || isset( $fragments[ self::SELECTOR ] ) ) {
			return $fragments;
		}
		return $fragments + array( self::SELECTOR => '<div class="widget_shopping_cart_content">' . self::mini_cart() . '</div>' );
	}

	/**
	 * Adds the fragments that plugins refresh with the order review.
	 *
	 * @param array<string, string> $fragments Selector to HTML.
	 * @param CartSnapshot          $snapshot  Cart snapshot.
	 * @param Engine                $engine    Engine of the cart.
	 * @return array<string, string>
	 */
	public static function add_of_review( array $fragments, CartSnapshot $snapshot, Engine $engine ): array {
		if ( 'woocommerce' !== $engine->id() || ! isset( $fragments[ Contract::name( 'markers.order_review_table' ) ] ) ) {
			return $fragments;
		}
		// The fragments of WooCommerce's own form, which our block renders.
		$own = array_fill_keys( array( '.woocommerce-checkout-review-order-table', '.woocommerce-checkout-payment' ), '' );
		/** This filter is documented in WooCommerce: includes/class-wc-ajax.php */
		$theirs = apply_filters( 'woocommerce_update_order_review_fragments', $own ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		return $fragments + array_diff_key( is_array( $theirs ) ? $theirs : array(), $own );
	}

	/**
	 * Prints the empty mini-cart if the page may show one.
	 */
	public static function print_empty(): void {
		if ( self::is_of_a_cart() ) {
			return;
		}
		// Every mini-cart enqueues this script.
		if ( wp_script_is( 'wc-cart-fragments' ) || Scripts::was_taken_off( 'wc-cart-fragments' ) ) {
			// Collapse the indentation of the template, which is not visible.
			printf( '<template id="vitrine-empty-mini-cart">%s</template>', preg_replace( '/\s*\n\s*/', "\n", self::empty_mini_cart() ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce's templates escape their output.
		}
	}

	/**
	 * Whether this is a cart or checkout page with a cart that is not empty; such pages
	 * are not cached.
	 */
	private static function is_of_a_cart(): bool {
		foreach ( array( 'cart', 'checkout' ) as $which ) {
			if ( is_page( wc_get_page_id( $which ) ) || wc_post_content_has_shortcode( "woocommerce_$which" ) || has_block( "woocommerce/$which" ) ) {
				return ! Loaded::cart()->is_empty();
			}
		}
		return false;
	}

	/**
	 * Returns the mini-cart from the template of WooCommerce or the theme.
	 */
	private static function mini_cart(): string {
		ob_start();
		woocommerce_mini_cart();
		return (string) ob_get_clean();
	}

	/**
	 * Returns the mini-cart of an empty cart: cached pages must not contain a visitor's
	 * cart.
	 */
	private static function empty_mini_cart(): string {
		$cart    = WC()->cart;
		$session = Loaded::session();

		WC()->cart = new EmptyCart();
		// Otherwise plugins would store the data of the empty cart.
		WC()->session = ReadOnlySession::of( $session );
		try {
			return self::mini_cart();
		} finally {
			WC()->cart    = $cart;
			WC()->session = $session;
		}
	}
}
