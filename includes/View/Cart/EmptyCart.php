<?php
/**
 * The empty cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the empty cart message. Twin of src/islands/cart/empty-cart.tsx.
 *
 * @see spec 2.5, 2.6, 2.7
 */
final class EmptyCart {

	/**
	 * Renders the message and the link to the shop.
	 *
	 * @param string      $shop_url URL of the shop page.
	 * @param string|null $style    Class of the message: a marker of the cart page or the mini-cart.
	 * @param string      $text     Message; empty: the default.
	 * @param string      $link     Link text; empty: the default.
	 */
	public static function render( string $shop_url, ?string $style, string $text = '', string $link = '' ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-cart-empty' ),
			Icon::render( 'bag' ),
			Markup::tag( 'p', array( 'class' => $style ), '' === $text ? __( 'Your cart is empty.', 'vitrine' ) : $text ),
			self::way_on( $shop_url, $link )
		);
	}

	/**
	 * The link to the shop alone.
	 *
	 * @param string $shop_url URL of the shop page.
	 * @param string $text     Link text; empty: the default text.
	 */
	public static function way_on( string $shop_url, string $text = '' ): Markup {
		return Markup::tag(
			'a',
			array(
				'class' => 'button wp-element-button',
				'href'  => $shop_url,
			),
			'' === $text ? __( 'Browse the shop', 'vitrine' ) : $text
		);
	}
}
