<?php
/**
 * Messages on availability.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * They name the product and what is possible, as plain text.
 */
final class StockTexts {

	/**
	 * Less is available than requested.
	 *
	 * @param string $name      Product name.
	 * @param int    $available Available quantity.
	 * @param int    $in_cart   Quantity already in the cart.
	 */
	public static function left( string $name, int $available, int $in_cart = 0 ): string {
		if ( $available <= 0 ) {
			/* translators: %s: product. */
			return sprintf( __( '"%s" is sold out.', 'vitrine' ), $name );
		}
		if ( $in_cart > 0 ) {
			return sprintf(
				/* translators: 1: how much is left, 2: how much is in the cart already. */
				__( '%1$s; %2$s.', 'vitrine' ),
				self::only( $name, $available ),
				/* translators: %d: pieces. */
				sprintf( _n( '%d is already in your cart', '%d are already in your cart', $in_cart, 'vitrine' ), $in_cart )
			);
		}
		return self::only( $name, $available ) . '.';
	}

	/**
	 * Product is not available.
	 *
	 * @param string $name Product name; empty if unknown.
	 */
	public static function gone( string $name ): string {
		return '' === $name
			? __( 'This product is no longer available.', 'vitrine' )
			/* translators: %s: product. */
			: sprintf( __( '"%s" is no longer available.', 'vitrine' ), $name );
	}

	/**
	 * Returns "Only 3 of "Lamp" are left", without final punctuation.
	 *
	 * @param string $name      Product name.
	 * @param int    $available Available quantity.
	 */
	private static function only( string $name, int $available ): string {
		/* translators: 1: pieces, 2: product. */
		return sprintf( _n( 'Only %1$d of "%2$s" is left', 'Only %1$d of "%2$s" are left', $available, 'vitrine' ), $available, $name );
	}
}
