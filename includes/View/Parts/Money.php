<?php
/**
 * Amounts and prices.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Product;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/parts/money.tsx. A currency is an array with the shape of
 * `Currency` in src/contract/types/money.ts.
 */
final class Money {

	/**
	 * Formats an amount as text.
	 *
	 * @param int                  $minor    Amount in minor units.
	 * @param array<string, mixed> $currency Currency data.
	 */
	public static function text( int $minor, array $currency ): string {
		return ( new Currency( ...$currency ) )->format( $minor );
	}

	/**
	 * Renders an amount.
	 *
	 * @param int                  $minor    Amount in minor units.
	 * @param array<string, mixed> $currency Currency data.
	 * @param string|null          $html     Safe HTML with which a plugin replaces it; null: none.
	 */
	public static function amount( int $minor, array $currency, ?string $html = null ): Markup {
		return null === $html
			? Markup::tag( 'span', array( 'class' => 'amount' ), self::text( $minor, $currency ) )
			: Markup::tag( 'span', array( 'class' => 'vitrine-foreign' ), Markup::safe( $html ) );
	}

	/**
	 * Renders the price of a product, with the engine's price HTML if it has one.
	 *
	 * @param Product              $product  The product.
	 * @param array<string, mixed> $currency Currency data.
	 */
	public static function of( Product $product, array $currency ): ?Markup {
		$price = array(
			'price'         => $product->price,
			'max_price'     => $product->max_price,
			'regular_price' => $product->regular_price,
		);
		return null === $product->price_html ? self::price( $price, $currency ) : self::written( $product->price_html );
	}

	/**
	 * Renders the engine's price HTML. Twin of src/islands/parts/money.tsx.
	 *
	 * @param string $html Safe HTML; empty: no price.
	 */
	public static function written( string $html ): ?Markup {
		return '' === $html ? null : Markup::tag( 'span', array( 'class' => 'price' ), Markup::tag( 'span', array( 'class' => 'vitrine-foreign' ), Markup::safe( $html ) ) );
	}

	/**
	 * Renders a price: an amount, a range, or regular and sale price, with labels for
	 * screen readers.
	 *
	 * @param array<string, mixed> $price    Prices in minor units.
	 * @param array<string, mixed>                                 $currency Currency data.
	 */
	public static function price( array $price, array $currency ): Markup {
		if ( $price['max_price'] > $price['price'] ) {
			return Markup::tag(
				'span',
				array( 'class' => 'price' ),
				self::amount( $price['price'], $currency ),
				Markup::tag( 'span', array( 'aria-hidden' => 'true' ), ' – ' ),
				self::hint( __( 'to', 'vitrine' ) ),
				self::amount( $price['max_price'], $currency )
			);
		}
		if ( $price['regular_price'] <= $price['price'] ) {
			return Markup::tag( 'span', array( 'class' => 'price' ), self::amount( $price['price'], $currency ) );
		}
		return Markup::tag(
			'span',
			array( 'class' => 'price' ),
			Markup::tag( 'del', array(), self::hint( __( 'Original price:', 'vitrine' ) ), self::amount( $price['regular_price'], $currency ) ),
			' ',
			Markup::tag( 'ins', array(), self::hint( __( 'Current price:', 'vitrine' ) ), self::amount( $price['price'], $currency ) )
		);
	}

	/**
	 * Renders a text for screen readers only.
	 *
	 * @param string $text Text without surrounding spaces.
	 */
	private static function hint( string $text ): Markup {
		return Markup::tag( 'span', array( 'class' => 'screen-reader-text' ), $text . ' ' );
	}
}
