<?php
/**
 * How far a cart is from free shipping.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/parts/free-shipping.tsx.
 */
final class FreeShipping {

	/**
	 * The sentence and its bar.
	 *
	 * @param array<string, mixed> $cart Of CartData.
	 */
	public static function render( array $cart ): ?Markup {
		$shipping = $cart['free_shipping'] ?? null;
		if ( null === $shipping || array() === $cart['lines'] ) {
			return null;
		}
		[ 'minimum' => $minimum, 'remaining' => $remaining ] = $shipping;
		$text = $remaining > 0
			/* translators: %s: amount of money. */
			? sprintf( __( 'Add %s more to get free shipping.', 'vitrine' ), Money::text( $remaining, $cart['currency'] ) )
			: __( 'Your order qualifies for free shipping.', 'vitrine' );
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-free-shipping' ),
			Markup::tag( 'p', array(), $text ),
			// The sentence says it.
			Markup::tag(
				'progress',
				array(
					'max'         => $minimum,
					'value'       => $minimum - $remaining,
					'aria-hidden' => 'true',
				)
			)
		);
	}
}
