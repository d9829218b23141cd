<?php
/**
 * Whether something can be had.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * What is said of a stock.
 */
final class Stock {

	/**
	 * 'Out of stock', 'Only 2 left', or nothing worth saying.
	 *
	 * @param bool     $in_stock Whether it can be had.
	 * @param int|null $few      Pieces, where they are few enough to be spoken of.
	 */
	public static function text( bool $in_stock, ?int $few ): string {
		if ( ! $in_stock ) {
			return __( 'Out of stock', 'vitrine' );
		}
		/* translators: %d: pieces in stock. */
		return null === $few ? '' : sprintf( __( 'Only %d left', 'vitrine' ), $few );
	}

	/**
	 * The line of a product's page.
	 *
	 * @param bool     $in_stock Whether it can be had.
	 * @param int|null $few      Pieces, where they are few enough to be spoken of.
	 */
	public static function render( bool $in_stock, ?int $few ): Markup {
		$text = self::text( $in_stock, $few );
		$low  = $in_stock && '' !== $text;
		return Markup::tag(
			'p',
			array( 'class' => Markup::classes( 'stock', $in_stock ? 'in-stock' : 'out-of-stock', $low ? 'low-stock' : '' ) ),
			'' === $text ? __( 'In stock', 'vitrine' ) : $text
		);
	}

	/**
	 * The line with a bar below it, where few are left: the fewer, the shorter.
	 *
	 * @param Markup|null $line Of render(), or the engine's own.
	 * @param int|null    $few  As above.
	 */
	public static function with_bar( ?Markup $line, ?int $few ): ?Markup {
		return null === $line || null === $few || $few < 1 ? $line : Markup::tag(
			'div',
			array( 'class' => 'vitrine-stock' ),
			$line,
			// The line says it.
			Markup::tag(
				'span',
				array(
					'class'       => 'vitrine-stock-bar',
					'aria-hidden' => 'true',
					'style'       => sprintf( '--vitrine-left:%d%%', min( 100, $few * 10 ) ),
				)
			)
		);
	}
}
