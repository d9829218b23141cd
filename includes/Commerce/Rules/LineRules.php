<?php
/**
 * What visitors may do with the lines of a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * New quantities and the way back from a removal. Pure.
 */
final class LineRules {

	/**
	 * The quantities after some were set, all or none.
	 *
	 * @param array<string, int>       $before As they are, by key.
	 * @param array<string, ItemFacts> $facts  By key.
	 * @param array<string, int>       $wanted Key to quantity; 0 removes the line.
	 * @return array<string, int>|\WP_Error Of the lines that stay.
	 */
	public static function set( array $before, array $facts, array $wanted ): array|\WP_Error {
		$after = $before;
		$keys  = array();
		foreach ( $wanted as $key => $quantity ) {
			$key = (string) $key;
			if ( ! isset( $before[ $key ] ) ) {
				return Refusals::unknown_item();
			}
			if ( $quantity < 0 ) {
				/* translators: %s: product. */
				return Refusals::quantity( sprintf( __( 'The quantity of "%s" must be 0 or more.', 'vitrine' ), $facts[ $key ]->name ) );
			}
			$after[ $key ] = min( $quantity, ItemFacts::MAX_QUANTITY + 1 );
			$keys[]        = $key;
		}
		$after = array_filter( $after );
		return QuantityRules::objection( $before, $after, $facts, $keys, false ) ?? $after;
	}

	/**
	 * How much of a line there is when a removed one is put back, as far as stock allows.
	 *
	 * @param array<string, int>       $before  As they are, by key.
	 * @param array<string, ItemFacts> $facts   By key, of the removed line too.
	 * @param string                   $key     Of the removed line.
	 * @param int                      $removed How much of it was removed.
	 */
	public static function put_back( array $before, array $facts, string $key, int $removed ): int|\WP_Error {
		$fact     = $facts[ $key ];
		$had      = $before[ $key ] ?? 0;
		$possible = QuantityRules::possible( $before, $facts, $key, $had + $removed );
		if ( ! $fact->is_sold ) {
			return Refusals::unknown_product( $fact->name );
		}
		if ( $possible > $had ) {
			return $possible;
		}
		if ( null !== $fact->left && $fact->left <= $had ) {
			return Refusals::out_of_stock( $fact->name, $fact->left, $had );
		}
		return QuantityRules::objection( $before, array( $key => $had + $removed ) + $before, $facts, array( $key ), true ) ?? Refusals::unknown_item();
	}

	/**
	 * What is said of a line that came back in part.
	 *
	 * @param string $name   Of the product.
	 * @param int    $pieces That came back.
	 */
	public static function partly_back( string $name, int $pieces ): string {
		/* translators: 1: product, 2: pieces. */
		return sprintf( __( 'Only %2$d of "%1$s" could be restored.', 'vitrine' ), $name, $pieces );
	}
}
