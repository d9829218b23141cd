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
 * Twin of src/islands/parts/money.tsx. A currency is an array of the shape
 * of `Currency` in src/contract/types/money.ts.
 */
final class Money {

	/**
	 * An amount as text.
	 *
	 * @param int                  $minor    Minor units.
	 * @param array<string, mixed> $currency Wire shape.
	 */
	public static function text( int $minor, array $currency ): string {
		return ( new Currency( ...$currency ) )->format( $minor );
	}

	/**
	 * An amount as an element.
	 *
	 * @param int                  $minor    Minor units.
	 * @param array<string, mixed> $currency Wire shape.
	 * @param string|null          $html     What a plugin of the engine's shows in its place, safe; null: nothing.
	 */
	public static function amount( int $minor, array $currency, ?string $html = null ): Markup {
		return null === $html
			? Markup::tag( 'span', array( 'class' => 'amount' ), self::text( $minor, $currency ) )
			: Markup::tag( 'span', array( 'class' => 'vitrine-foreign' ), Markup::safe( $html ) );
	}

	/**
	 * The price of a product, in the engine's own words where it has some.
	 *
	 * @param Product              $product  The product.
	 * @param array<string, mixed> $currency Wire shape.
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
	 * A price as the engine has written it. Twin of src/islands/parts/money.tsx.
	 *
	 * @param string $html Safe to print; empty: it is not told.
	 */
	public static function written( string $html ): ?Markup {
		return '' === $html ? null : Markup::tag( 'span', array( 'class' => 'price' ), Markup::tag( 'span', array( 'class' => 'vitrine-foreign' ), Markup::safe( $html ) ) );
	}

	/**
	 * A price: one amount, a range, or the old and the new one of a sale, which
	 * are told apart for those who do not see the line through the old.
	 *
	 * @param array<string, mixed> $price    Minor units.
	 * @param array<string, mixed>                                 $currency Wire shape.
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
	 * Words for a screen reader only.
	 *
	 * @param string $text Without outer spaces.
	 */
	private static function hint( string $text ): Markup {
		return Markup::tag( 'span', array( 'class' => 'screen-reader-text' ), $text . ' ' );
	}
}
