<?php
/**
 * Brings a cart in line with what the shop has by now.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Products vanish, sell out and change while they lie in a cart. A read says
 * so and keeps the lines it can show; the next write settles it and says what
 * it changed. Pure.
 */
final class Reconciler {

	/**
	 * What is wrong with a cart at a read.
	 *
	 * @param array<string, int>       $quantities As they are kept, by key.
	 * @param array<string, ItemFacts> $facts      By key.
	 * @return array{gone: list<string>, messages: list<string>} Keys of lines that cannot be shown, and what to say.
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
	 * What a write has to change first: what cannot be bought is taken out or made less.
	 *
	 * @param array<string, int>       $quantities As they are kept, by key.
	 * @param array<string, ItemFacts> $facts      By key.
	 * @return array{quantities: array<string, int>, messages: list<string>} New quantities of the lines that change, and what to say.
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
	 * That a line is not in the cart any more.
	 *
	 * @param string $why A sentence.
	 */
	private static function taken_out( string $why ): string {
		/* translators: %s: why. */
		return sprintf( __( '%s It has been removed from your cart.', 'vitrine' ), $why );
	}

	/**
	 * Lines that cannot be as they are.
	 *
	 * @param array<string, int>       $quantities As they are kept, by key.
	 * @param array<string, ItemFacts> $facts      By key.
	 * @return array<string, int> Key to the quantity that is possible.
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
	 * Why a line cannot be as it is.
	 *
	 * @param ItemFacts $fact     Of the line.
	 * @param int       $possible Pieces.
	 */
	private static function limit( ItemFacts $fact, int $possible ): string {
		return null !== $fact->left && $fact->left <= max( $possible, $fact->bound() )
			? StockTexts::left( $fact->name, $fact->left )
			/* translators: 1: pieces, 2: product. */
			: sprintf( __( 'The maximum quantity of "%2$s" is %1$d.', 'vitrine' ), $fact->bound(), $fact->name );
	}
}
