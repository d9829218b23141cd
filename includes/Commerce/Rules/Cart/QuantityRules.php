<?php
/**
 * Rules for quantities.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Checks a changed cart against limits and stock.
 */
final class QuantityRules {

	/**
	 * Returns why a change of the cart is not allowed; null if it is.
	 *
	 * @param array<string, int>       $before Current quantities by key.
	 * @param array<string, int>       $after  Changed quantities by key.
	 * @param array<string, ItemFacts> $facts  Product facts by key, for all lines of both.
	 * @param list<string>             $keys   Keys of the lines changed by the visitor, in order.
	 * @param bool                     $adds   Whether quantities are added, rather than set.
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
	 * Returns the quantity needed from each stock.
	 *
	 * @param array<string, int>       $quantities Quantities by key.
	 * @param array<string, ItemFacts> $facts      Product facts by line key.
	 * @return array<string, int> Quantity by pool.
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
	 * Returns the largest possible quantity of a line up to a quantity.
	 *
	 * @param array<string, int>       $quantities Current quantities by key.
	 * @param array<string, ItemFacts> $facts      Product facts by line key.
	 * @param string                   $key        Key of the line.
	 * @param int                      $wish       Requested quantity.
	 */
	public static function possible( array $quantities, array $facts, string $key, int $wish ): int {
		$fact   = $facts[ $key ];
		$others = ( self::pools( $quantities, $facts )[ $fact->pool ] ?? 0 ) - ( $quantities[ $key ] ?? 0 );
		return $fact->fit( null === $fact->left ? $wish : min( $wish, $fact->left - $others ) );
	}

	/**
	 * Returns the maximum of a quantity field; null: none. No stock is no maximum, as in
	 * WooCommerce: it would set the field to 0.
	 *
	 * @param bool     $sold_individually Whether only one can be bought per order.
	 * @param int|null $max               Maximum set by the owner; null: none.
	 * @param int|null $left              Units in stock; null: not limited.
	 */
	public static function most( bool $sold_individually, ?int $max, ?int $left ): ?int {
		$bounds = array_filter( array( $sold_individually ? 1 : null, $max, $left ), static fn ( ?int $bound ): bool => null !== $bound && $bound > 0 );
		return array() === $bounds ? null : min( $bounds );
	}

	/**
	 * Checks the limits set by the owner.
	 *
	 * @param ItemFacts $fact     Product facts of the line.
	 * @param int       $quantity Changed quantity.
	 * @param int       $had      Quantity already in the cart, when more is added.
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
