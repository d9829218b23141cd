<?php
/**
 * The cart as JSON in the page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Scope;

defined( 'ABSPATH' ) || exit;

/**
 * The data region that the store reads; itself a fragment.
 */
final class CartDataScript {

	/**
	 * The whole element.
	 *
	 * @param array<string, mixed> $cart Of CartData.
	 * @param string               $id   Of Scope; empty: the main shop's.
	 */
	public static function html( array $cart, string $id = '' ): string {
		// `<` and `&` as escapes: no product name can end the element or open a comment in it.
		$json = wp_json_encode( $cart, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
		return (string) Markup::tag(
			'script',
			array(
				'type' => 'application/json',
				'id'   => '' === $id ? Contract::name( 'markers.cart_data' ) : $id,
			),
			Markup::safe( (string) $json )
		);
	}
}
