<?php
/**
 * Stock status.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Stock texts of products.
 */
final class StockStatus {

	/**
	 * Returns 'Out of stock', 'Only 2 left', or an empty string.
	 *
	 * @param bool     $in_stock Whether the product is in stock.
	 * @param int|null $few      Units in stock, if stock is low.
	 */
	public static function text( bool $in_stock, ?int $few ): string {
		if ( ! $in_stock ) {
			return __( 'Out of stock', 'vitrine' );
		}
		/* translators: %d: pieces in stock. */
		return null === $few ? '' : sprintf( __( 'Only %d left', 'vitrine' ), $few );
	}

	/**
	 * Renders the stock status of a product page.
	 *
	 * @param bool     $in_stock Whether the product is in stock.
	 * @param int|null $few      Units in stock, if stock is low.
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
	 * Adds a bar below the stock status if stock is low: the fewer units, the shorter.
	 *
	 * @param Markup|null $line Stock status of render() or of the engine.
	 * @param int|null    $few  Units in stock, if stock is low.
	 */
	public static function with_bar( ?Markup $line, ?int $few ): ?Markup {
		return null === $line || null === $few || $few < 1 ? $line : Markup::tag(
			'div',
			array( 'class' => 'vitrine-stock' ),
			$line,
			// Decorative, since the text says the same.
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
