<?php
/**
 * Brings a cart in line with what the shop has by now.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Products\StockTexts;

/**
 * Products vanish, sell out and change while they lie in a cart. A read says
 * so and keeps the lines it can show; the next write settles it and says what
 * it changed. Pure.
 */
final class Reconciler {

	/**
	 * What is wrong with a cart at a read.
	 *
	 * @param CartData                 $cart  As it is kept.
	 * @param array<string, ItemFacts> $facts By key.
	 * @return array{cart: CartData, messages: list<string>} The cart without what cannot be shown.
	 */
	public static function look( CartData $cart, array $facts ): array {
		$messages = array();
		$shown    = $cart;
		foreach ( self::differences( $cart, $facts ) as $key => $possible ) {
			if ( ! $facts[ $key ]->is_sold ) {
				$messages[] = StockTexts::gone( $facts[ $key ]->name );
				$shown      = $shown->with_quantity( $key, 0 );
			} else {
				$messages[] = self::limit( $facts[ $key ], $possible );
			}
		}
		return array(
			'cart'     => $shown,
			'messages' => $messages,
		);
	}

	/**
	 * The cart as a write finds it: what cannot be bought is taken out or made less.
	 *
	 * @param CartData                 $cart  As it is kept.
	 * @param array<string, ItemFacts> $facts By key.
	 * @return CartData With messages in `changes`.
	 */
	public static function settle( CartData $cart, array $facts ): CartData {
		$messages = array();
		$settled  = $cart;
		foreach ( self::differences( $cart, $facts ) as $key => $possible ) {
			$settled    = $settled->with_quantity( $key, $possible );
			$messages[] = $possible > 0
				/* translators: 1: why, 2: product, 3: pieces. */
				? sprintf( __( '%1$s The quantity of "%2$s" in your cart is now %3$d.', 'vitrine' ), self::limit( $facts[ $key ], $possible ), $facts[ $key ]->name, $possible )
				/* translators: %s: why. */
				: sprintf( __( '%s It was taken out of your cart.', 'vitrine' ), $facts[ $key ]->is_sold ? self::limit( $facts[ $key ], 0 ) : StockTexts::gone( $facts[ $key ]->name ) );
		}
		return $settled->with_changes( $messages );
	}

	/**
	 * Lines that cannot be as they are.
	 *
	 * @param CartData                 $cart  As it is kept.
	 * @param array<string, ItemFacts> $facts By key.
	 * @return array<string, int> Key to the quantity that is possible.
	 */
	private static function differences( CartData $cart, array $facts ): array {
		$used        = array();
		$differences = array();
		foreach ( $cart->items as $key => $item ) {
			$fact     = $facts[ $key ];
			$possible = $item->quantity;
			if ( ! $fact->is_sold ) {
				$possible = 0;
			} elseif ( null !== $fact->left || $possible > $fact->bound() ) {
				$left     = null === $fact->left ? $possible : max( 0, $fact->left - ( $used[ $fact->pool ] ?? 0 ) );
				$possible = $left >= $possible && $possible <= $fact->bound() ? $possible : $fact->fit( $left );
			}
			$used[ $fact->pool ] = ( $used[ $fact->pool ] ?? 0 ) + $possible;
			if ( $possible !== $item->quantity ) {
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
			: sprintf( __( 'At most %1$d of "%2$s" can be bought at a time.', 'vitrine' ), $fact->bound(), $fact->name );
	}
}
