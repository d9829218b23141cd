<?php
/**
 * Whether something can be had.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\View\Markup;

/**
 * What is said of a stock.
 */
final class Stock {

	/**
	 * From so few pieces on, the shopper is told how many there are.
	 */
	private const LOW = 5;

	/**
	 * 'Out of stock', 'Only 2 left', or nothing worth saying.
	 *
	 * @param bool     $in_stock Whether it can be had.
	 * @param int|null $left     Pieces; null: not counted.
	 */
	public static function text( bool $in_stock, ?int $left ): string {
		if ( ! $in_stock ) {
			return __( 'Out of stock', 'vitrine' );
		}
		if ( null === $left || $left < 1 || $left > self::LOW ) {
			return '';
		}
		/* translators: %d: pieces in stock. */
		return sprintf( __( 'Only %d left', 'vitrine' ), $left );
	}

	/**
	 * The line of a product's page.
	 *
	 * @param bool     $in_stock Whether it can be had.
	 * @param int|null $left     Pieces; null: not counted.
	 */
	public static function render( bool $in_stock, ?int $left ): Markup {
		$text = self::text( $in_stock, $left );
		$low  = $in_stock && '' !== $text;
		return Markup::tag(
			'p',
			array( 'class' => Markup::classes( 'stock', $in_stock ? 'in-stock' : 'out-of-stock', $low ? 'low-stock' : '' ) ),
			'' === $text ? __( 'In stock', 'vitrine' ) : $text
		);
	}
}
