<?php
/**
 * How much of an item a cart may hold.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Holds a cart that is to be against the shop's bounds. Pure.
 */
final class QuantityRules {

	/**
	 * Why a cart may not become what it would.
	 *
	 * @param array<string, int>       $before Quantities by key, as they are.
	 * @param array<string, int>       $after  As they would be.
	 * @param array<string, ItemFacts> $facts  By key, of every line of both.
	 * @param list<string>             $keys   The lines that the visitor touches, in order.
	 * @param bool                     $adds   Whether these are additions, and not new quantities.
	 */
	public static function objection( array $before, array $after, array $facts, array $keys, bool $adds ): ?\WP_Error {
		$pools = self::pools( $after, $facts );
		foreach ( $keys as $key ) {
			if ( ! isset( $after[ $key ] ) ) {
				continue;
			}
			$fact     = $facts[ $key ];
			$quantity = $after[ $key ];
			$had      = $adds ? $before[ $key ] ?? 0 : 0;
			$refusal  = self::bounds( $fact, $quantity, $had );
			if ( null === $refusal && null !== $fact->left && $pools[ $fact->pool ] > $fact->left ) {
				$in_cart = $adds ? self::pools( $before, $facts )[ $fact->pool ] ?? 0 : $pools[ $fact->pool ] - $quantity;
				$refusal = Refusals::out_of_stock( $fact->name, $fact->left, $in_cart );
			}
			if ( null !== $refusal ) {
				return $refusal;
			}
		}
		return null;
	}

	/**
	 * How much a cart draws on each stock.
	 *
	 * @param array<string, int>       $quantities By key.
	 * @param array<string, ItemFacts> $facts      By key.
	 * @return array<string, int> Pool to pieces.
	 */
	public static function pools( array $quantities, array $facts ): array {
		$pools = array();
		foreach ( $quantities as $key => $quantity ) {
			$pool           = $facts[ $key ]->pool ?? '';
			$pools[ $pool ] = ( $pools[ $pool ] ?? 0 ) + $quantity;
		}
		return $pools;
	}

	/**
	 * The most of a line that a cart may hold, up to a wish.
	 *
	 * @param array<string, int>       $quantities By key, as they are.
	 * @param array<string, ItemFacts> $facts      By key.
	 * @param string                   $key        Of the line.
	 * @param int                      $wish       Pieces.
	 */
	public static function possible( array $quantities, array $facts, string $key, int $wish ): int {
		$fact   = $facts[ $key ];
		$others = ( self::pools( $quantities, $facts )[ $fact->pool ] ?? 0 ) - ( $quantities[ $key ] ?? 0 );
		return $fact->fit( null === $fact->left ? $wish : min( $wish, $fact->left - $others ) );
	}

	/**
	 * The owner's bounds of a line.
	 *
	 * @param ItemFacts $fact     Of the line.
	 * @param int       $quantity As it would be.
	 * @param int       $had      Of it in the cart already, when more is added.
	 */
	private static function bounds( ItemFacts $fact, int $quantity, int $had ): ?\WP_Error {
		if ( $fact->sold_individually && $quantity > 1 ) {
			return Refusals::quantity(
				$had > 0
					/* translators: %s: product. */
					? sprintf( __( 'You can only purchase one "%s" at a time, and it is already in your cart.', 'vitrine' ), $fact->name )
					/* translators: %s: product. */
					: sprintf( __( 'You can only purchase one "%s" at a time.', 'vitrine' ), $fact->name )
			);
		}
		if ( $quantity > $fact->bound() ) {
			/* translators: 1: pieces, 2: product. */
			$message = sprintf( __( 'The maximum quantity of "%2$s" is %1$d.', 'vitrine' ), $fact->bound(), $fact->name );
			if ( $had > 0 ) {
				/* translators: 1: a sentence, 2: pieces. */
				$message = sprintf( _n( '%1$s %2$d is already in your cart.', '%1$s %2$d are already in your cart.', $had, 'vitrine' ), $message, $had );
			}
			return Refusals::quantity( $message );
		}
		if ( $quantity < $fact->min ) {
			/* translators: 1: pieces, 2: product. */
			return Refusals::quantity( sprintf( __( 'The minimum quantity of "%2$s" is %1$d.', 'vitrine' ), $fact->min, $fact->name ) );
		}
		if ( 0 !== ( $quantity - $fact->min ) % $fact->step ) {
			/* translators: 1: product, 2: pieces, 3: smallest quantity. */
			return Refusals::quantity( sprintf( __( '"%1$s" is sold in multiples of %2$d, starting at %3$d.', 'vitrine' ), $fact->name, $fact->step, $fact->min ) );
		}
		return null;
	}
}
