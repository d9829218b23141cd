<?php
/**
 * WooCommerce's mini-cart as a fragment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\WooCommerce\Cart\Loaded;
use Vitrine\Commerce\WooCommerce\Front\Cart\EmptyCart;
use Vitrine\Commerce\WooCommerce\Snapshot\ReadOnlySession;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the mini-cart of WooCommerce's widget and of themes into every answer, and
 * into pages what it says of an empty cart, so that no page has to ask for that.
 *
 * @see spec 3.4, 4.3, field 1
 */
final class Fragments {

	/**
	 * The selector under which WooCommerce's scripts, themes and plugins know it.
	 */
	private const SELECTOR = 'div.widget_shopping_cart_content';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_fragments', array( self::class, 'add' ), 10, 3 );
		// After the review of our checkout, where the answer has it.
		add_filter( 'vitrine_fragments', array( self::class, 'add_of_review' ), 20, 3 );
		// Just before the data of the page, which the scripts read.
		add_action( 'wp_footer', array( self::class, 'print_empty' ), 4 );
	}

	/**
	 * Adds it.
	 *
	 * @param array<string, string> $fragments Selector to HTML.
	 * @param CartSnapshot          $snapshot  The cart.
	 * @param Engine                $engine    Whose it is.
	 * @return array<string, string>
	 */
	public static function add( array $fragments, CartSnapshot $snapshot, Engine $engine ): array {
		// One that is there already is not asked for.
		if ( 'woocommerce' !== $engine->id() || isset( $fragments[ self::SELECTOR ] ) ) {
			return $fragments;
		}
		return $fragments + array( self::SELECTOR => '<div class="widget_shopping_cart_content">' . self::mini_cart() . '</div>' );
	}

	/**
	 * Adds what plugins renew with the totals of a checkout.
	 *
	 * @param array<string, string> $fragments Selector to HTML.
	 * @param CartSnapshot          $snapshot  The cart.
	 * @param Engine                $engine    Whose it is.
	 * @return array<string, string>
	 */
	public static function add_of_review( array $fragments, CartSnapshot $snapshot, Engine $engine ): array {
		if ( 'woocommerce' !== $engine->id() || ! isset( $fragments[ Contract::name( 'markers.order_review_table' ) ] ) ) {
			return $fragments;
		}
		// Those of its own form, which we draw.
		$own = array_fill_keys( array( '.woocommerce-checkout-review-order-table', '.woocommerce-checkout-payment' ), '' );
		/** This filter is documented in WooCommerce: includes/class-wc-ajax.php */
		$theirs = apply_filters( 'woocommerce_update_order_review_fragments', $own ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		return $fragments + array_diff_key( is_array( $theirs ) ? $theirs : array(), $own );
	}

	/**
	 * Prints the empty mini-cart where a page may show one.
	 */
	public static function print_empty(): void {
		if ( self::is_of_a_cart() ) {
			return;
		}
		// Whoever shows a cart asks for this script.
		if ( wp_script_is( 'wc-cart-fragments' ) || Scripts::was_taken_off( 'wc-cart-fragments' ) ) {
			// Templates indent by tabs, which no page shows.
			printf( '<template id="vitrine-empty-mini-cart">%s</template>', preg_replace( '/\s*\n\s*/', "\n", self::empty_mini_cart() ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce's template.
		}
	}

	/**
	 * Whether this is a page of a cart that holds something, which no cache keeps: there is nobody without one.
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
	 * The mini-cart, by WooCommerce's template or the theme's.
	 */
	private static function mini_cart(): string {
		ob_start();
		woocommerce_mini_cart();
		return (string) ob_get_clean();
	}

	/**
	 * The mini-cart of nobody: a page for everybody shows no visitor's.
	 */
	private static function empty_mini_cart(): string {
		$cart    = WC()->cart;
		$session = Loaded::session();

		WC()->cart = new EmptyCart();
		// What is kept there would be kept of a cart that is none.
		WC()->session = ReadOnlySession::of( $session );
		try {
			return self::mini_cart();
		} finally {
			WC()->cart    = $cart;
			WC()->session = $session;
		}
	}
}
