<?php
/**
 * Rules for cart lines.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Changes of quantities, and undo of a removal.
 */
final class LineRules {

	/**
	 * Returns the quantities after a change of some lines, all or none.
	 *
	 * @param array<string, int>       $before Current quantities by key.
	 * @param array<string, ItemFacts> $facts  Product facts by line key.
	 * @param array<string, int>       $wanted Quantities by key; 0 removes the line.
	 * @return array<string, int>|\WP_Error Quantities of the remaining lines.
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
	 * Returns the quantity of a line after a removal is undone, limited by stock.
	 *
	 * @param array<string, int>       $before  Current quantities by key.
	 * @param array<string, ItemFacts> $facts   Product facts by key, including the removed line.
	 * @param string                   $key     Key of the removed line.
	 * @param int                      $removed Removed quantity.
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
	 * Returns the message for a line that was restored partly.
	 *
	 * @param string $name   Product name.
	 * @param int    $pieces Restored quantity.
	 */
	public static function partly_back( string $name, int $pieces ): string {
		/* translators: 1: product, 2: pieces. */
		return sprintf( __( 'Only %2$d of "%1$s" could be restored.', 'vitrine' ), $name, $pieces );
	}
}
