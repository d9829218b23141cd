<?php
/**
 * The texts of availability.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Messages name the product and what is possible. Plain text, not HTML.
 */
final class StockTexts {

	/**
	 * Why less can be had than was asked for.
	 *
	 * @param string $name      Of the product.
	 * @param int    $available What is left.
	 * @param int    $in_cart   What of it is in the cart already.
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
	 * Why a product cannot be had at all.
	 *
	 * @param string $name Of the product; empty when even that is gone.
	 */
	public static function gone( string $name ): string {
		return '' === $name
			? __( 'This product is no longer available.', 'vitrine' )
			/* translators: %s: product. */
			: sprintf( __( '"%s" is no longer available.', 'vitrine' ), $name );
	}

	/**
	 * "Only 3 of "Lamp" are left", without an end.
	 *
	 * @param string $name      Of the product.
	 * @param int    $available What is left.
	 */
	private static function only( string $name, int $available ): string {
		/* translators: 1: pieces, 2: product. */
		return sprintf( _n( 'Only %1$d of "%2$s" is left', 'Only %1$d of "%2$s" are left', $available, 'vitrine' ), $available, $name );
	}
}
