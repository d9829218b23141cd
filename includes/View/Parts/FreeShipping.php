<?php
/**
 * Free shipping bar.
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
	 * Renders the text and the progress bar.
	 *
	 * @param array<string, mixed> $cart Data of CartData.
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
			// Decorative, since the text says the same.
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
