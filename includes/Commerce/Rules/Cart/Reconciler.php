<?php
/**
 * Reconciles a cart with the current products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Products may be deleted, sold out or changed while they are in a cart. Reading a cart
 * adds messages and hides lines that cannot be shown; the next write updates the cart
 * and says what changed.
 */
final class Reconciler {

	/**
	 * Returns the problems of a cart when it is read.
	 *
	 * @param array<string, int>       $quantities Stored quantities by key.
	 * @param array<string, ItemFacts> $facts      Product facts by line key.
	 * @return array{gone: list<string>, messages: list<string>} Keys of lines that cannot be shown, and messages.
	 */
	public static function look( array $quantities, array $facts ): array {
		$messages = array();
		$gone     = array();
		foreach ( self::differences( $quantities, $facts ) as $key => $possible ) {
			if ( ! $facts[ $key ]->is_sold ) {
				$messages[] = StockTexts::gone( $facts[ $key ]->name );
				$gone[]     = (string) $key;
			} else {
				$messages[] = self::limit( $facts[ $key ], $possible );
			}
		}
		return array(
			'gone'     => $gone,
			'messages' => $messages,
		);
	}

	/**
	 * Returns the changes before a write: lines are removed or reduced to what can be
	 * bought.
	 *
	 * @param array<string, int>       $quantities Stored quantities by key.
	 * @param array<string, ItemFacts> $facts      Product facts by line key.
	 * @return array{quantities: array<string, int>, messages: list<string>} New quantities of changed lines, and messages.
	 */
	public static function settle( array $quantities, array $facts ): array {
		$messages    = array();
		$differences = self::differences( $quantities, $facts );
		foreach ( $differences as $key => $possible ) {
			$messages[] = $possible > 0
				/* translators: 1: why, 2: product, 3: pieces. */
				? sprintf( __( '%1$s The quantity of "%2$s" in your cart has been changed to %3$d.', 'vitrine' ), self::limit( $facts[ $key ], $possible ), $facts[ $key ]->name, $possible )
				: self::taken_out( $facts[ $key ]->is_sold ? self::limit( $facts[ $key ], 0 ) : StockTexts::gone( $facts[ $key ]->name ) );
		}
		return array(
			'quantities' => $differences,
			'messages'   => $messages,
		);
	}

	/**
	 * Returns the message for a removed line.
	 *
	 * @param string $why Reason, a sentence.
	 */
	private static function taken_out( string $why ): string {
		/* translators: %s: why. */
		return sprintf( __( '%s It has been removed from your cart.', 'vitrine' ), $why );
	}

	/**
	 * Returns the lines whose quantity is not possible.
	 *
	 * @param array<string, int>       $quantities Stored quantities by key.
	 * @param array<string, ItemFacts> $facts      Product facts by line key.
	 * @return array<string, int> Possible quantities by key.
	 */
	private static function differences( array $quantities, array $facts ): array {
		$used        = array();
		$differences = array();
		foreach ( $quantities as $key => $quantity ) {
			$fact     = $facts[ $key ];
			$possible = $quantity;
			if ( ! $fact->is_sold ) {
				$possible = 0;
			} elseif ( null !== $fact->left || $possible > $fact->bound() ) {
				$left     = null === $fact->left ? $possible : max( 0, $fact->left - ( $used[ $fact->pool ] ?? 0 ) );
				$possible = $left >= $possible && $possible <= $fact->bound() ? $possible : $fact->fit( $left );
			}
			$used[ $fact->pool ] = ( $used[ $fact->pool ] ?? 0 ) + $possible;
			if ( $possible !== $quantity ) {
				$differences[ $key ] = $possible;
			}
		}
		return $differences;
	}

	/**
	 * Returns why the quantity of a line is not possible.
	 *
	 * @param ItemFacts $fact     Product facts of the line.
	 * @param int       $possible Possible quantity.
	 */
	private static function limit( ItemFacts $fact, int $possible ): string {
		return null !== $fact->left && $fact->left <= max( $possible, $fact->bound() )
			? StockTexts::left( $fact->name, $fact->left )
			/* translators: 1: pieces, 2: product. */
			: sprintf( __( 'The maximum quantity of "%2$s" is %1$d.', 'vitrine' ), $fact->bound(), $fact->name );
	}
}
