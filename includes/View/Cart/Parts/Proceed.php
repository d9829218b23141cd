<?php
/**
 * The proceed to checkout button.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Parts;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Used in the cart totals and as a block of its own. Twin of
 * src/islands/cart-page/proceed.tsx.
 *
 * @see spec 2.5
 */
final class Proceed {

	/**
	 * Renders the button.
	 *
	 * @param array<string, mixed> $shop Data of Shop.
	 * @param string               $text Button text; empty: the default.
	 */
	public static function render( array $shop, string $text = '' ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'wc-proceed-to-checkout' ),
			Markup::tag(
				'a',
				array(
					'class' => 'checkout-button button alt wc-forward wp-element-button',
					'href'  => $shop['checkout_url'],
				),
				'' === $text ? __( 'Proceed to checkout', 'vitrine' ) : $text
			)
		);
	}
}
