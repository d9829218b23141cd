<?php
/**
 * Message and link of the empty cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the filters for the empty cart message and its link.
 */
final class ReturnToShop {

	/**
	 * Returns the filtered values that differ from the defaults.
	 *
	 * @param string $shop_url URL of the shop page.
	 * @return array{return_url?: string, return_text?: string, empty_text?: string} Further props of Shop.
	 */
	public static function props( string $shop_url ): array {
		/**
		 * Filters the URL of the link in an empty cart.
		 *
		 * @param string $url URL of the shop page.
		 *
		 * @example
		 * add_filter( 'vitrine_return_to_shop_url', fn() => home_url( '/collections/' ) );
		 */
		$url = (string) apply_filters( 'vitrine_return_to_shop_url', $shop_url );
		/**
		 * Filters the text of the link in an empty cart.
		 *
		 * @param string $text Link text; empty: the default.
		 *
		 * @example
		 * add_filter( 'vitrine_return_to_shop_text', fn() => 'See what is new' );
		 */
		$text = (string) apply_filters( 'vitrine_return_to_shop_text', '' );
		/**
		 * Filters the empty cart message of the cart page.
		 *
		 * @param string $text Message; empty: the default.
		 *
		 * @example
		 * add_filter( 'vitrine_empty_cart_message', fn() => 'There is room for something nice.' );
		 */
		$empty = (string) apply_filters( 'vitrine_empty_cart_message', '' );
		return ( $url === $shop_url ? array() : array( 'return_url' => esc_url_raw( $url ) ) ) + ( '' === $text ? array() : array( 'return_text' => $text ) ) + ( '' === $empty ? array() : array( 'empty_text' => $empty ) );
	}
}
