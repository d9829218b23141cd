<?php
/**
 * The way on from an empty cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * What an empty cart says, where its link leads, and what that says, where somebody
 * has another word for it than the shop's.
 */
final class ReturnToShop {

	/**
	 * What differs from the usual link.
	 *
	 * @param string $shop_url Of the shop's page.
	 * @return array{return_url?: string, return_text?: string, empty_text?: string} Further props of Shop.
	 */
	public static function props( string $shop_url ): array {
		/**
		 * Where the link of an empty cart leads.
		 *
		 * @param string $url The shop's page.
		 *
		 * @example
		 * add_filter( 'vitrine_return_to_shop_url', fn() => home_url( '/collections/' ) );
		 */
		$url = (string) apply_filters( 'vitrine_return_to_shop_url', $shop_url );
		/**
		 * What the link of an empty cart says.
		 *
		 * @param string $text Empty: the usual text.
		 *
		 * @example
		 * add_filter( 'vitrine_return_to_shop_text', fn() => 'See what is new' );
		 */
		$text = (string) apply_filters( 'vitrine_return_to_shop_text', '' );
		/**
		 * What the cart page says of an empty cart.
		 *
		 * @param string $text Empty: the usual text.
		 *
		 * @example
		 * add_filter( 'vitrine_empty_cart_message', fn() => 'There is room for something nice.' );
		 */
		$empty = (string) apply_filters( 'vitrine_empty_cart_message', '' );
		return ( $url === $shop_url ? array() : array( 'return_url' => esc_url_raw( $url ) ) ) + ( '' === $text ? array() : array( 'return_text' => $text ) ) + ( '' === $empty ? array() : array( 'empty_text' => $empty ) );
	}
}
