<?php
/**
 * The pages of WooCommerce's shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce;

/**
 * Their addresses and how to know them, in WooCommerce's own words.
 */
final class Pages {

	/**
	 * The address of a page.
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
	 * Whether this request shows a page.
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
}
