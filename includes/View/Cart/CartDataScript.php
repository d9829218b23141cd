<?php
/**
 * Cart data as JSON in the page.
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
 * Renders the data region that the store reads, which is itself a fragment.
 */
final class CartDataScript {

	/**
	 * Returns the whole element.
	 *
	 * @param array<string, mixed> $cart Data of CartData.
	 * @param string               $id   Scope ID; empty: the main shop.
	 */
	public static function html( array $cart, string $id = '' ): string {
		// Escape `<` and `&`, so that no product name can close the element or open a comment.
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
