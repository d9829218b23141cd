<?php
/**
 * A line of the mini-cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\Picture;
use Vitrine\View\Parts\Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/cart/line.tsx.
 *
 * @see spec 2.6, 3.1
 */
final class Line {

	/**
	 * The line.
	 *
	 * @param array<string, mixed> $line     Of CartData.
	 * @param array<string, mixed> $currency Wire shape.
	 * @param string               $style    Quantity style.
	 * @param string               $pending  What is under way: `quantity`, `delete`, `add` or nothing.
	 */
	public static function render( array $line, array $currency, string $style, string $pending ): Markup {
		return Markup::tag(
			'li',
			array(
				'class'              => Markup::classes( 'mini_cart_item', 'delete' === $pending ? 'vitrine-blocked' : '', '' === $pending ? '' : 'is-pending' ),
				'data-cart_item_key' => $line['key'],
				'aria-busy'          => '' === $pending ? null : 'true',
			),
			Markup::tag( 'div', array( 'class' => 'vitrine-line-image' ), self::foreign( $line, 'image' ) ?? Picture::render( $line['image'], '80px', 'lazy', '' ) ),
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-line-text' ),
				self::name( $line ),
				self::data( $line['data'] ),
				self::each( $line, $currency )
			),
			Quantity::of_line( $line, $style ),
			Markup::tag( 'span', array( 'class' => 'vitrine-line-total' ), self::total( $line, $currency ) ),
			self::remove( $line )
		);
	}

	/**
	 * The product's name, which leads to its page where it has one to be seen.
	 *
	 * @param array<string, mixed> $line Of CartData.
	 */
	public static function name( array $line ): Markup {
		$class = array( 'class' => 'vitrine-line-name' );
		return '' === $line['permalink'] ? Markup::tag( 'span', $class, $line['name'] ) : Markup::tag( 'a', $class + array( 'href' => $line['permalink'] ), $line['name'] );
	}

	/**
	 * Chosen attributes and the like.
	 *
	 * @param list<array{name: string, value: string}> $data Wire shape.
	 */
	public static function data( array $data ): ?Markup {
		if ( array() === $data ) {
			return null;
		}
		return Markup::tag(
			'dl',
			array( 'class' => 'variation' ),
			array_map(
				static fn ( array $datum ): Markup => Markup::tag(
					'div',
					array(),
					/* translators: %s: name of an attribute, such as Colour. */
					Markup::tag( 'dt', array(), sprintf( __( '%s:', 'vitrine' ), $datum['name'] ) ),
					Markup::tag( 'dd', array(), $datum['value'] )
				),
				$data
			)
		);
	}

	/**
	 * The price of one.
	 *
	 * @param array<string, mixed> $line     Of CartData.
	 * @param array<string, mixed> $currency Wire shape.
	 */
	public static function each( array $line, array $currency ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-line-price' ),
			self::foreign( $line, 'price' ) ?? Money::price(
				array(
					'price'         => $line['price'],
					'max_price'     => $line['price'],
					'regular_price' => $line['regular_price'],
				),
				$currency
			)
		);
	}

	/**
	 * What a plugin of the engine's shows in the place of a part; null: nothing.
	 *
	 * @param array<string, mixed> $line Of CartData.
	 * @param string               $part Of CartLine's `html`.
	 */
	public static function foreign( array $line, string $part ): ?Markup {
		return isset( $line['html'][ $part ] ) ? Markup::foreign( $line['html'][ $part ] ) : null;
	}

	/**
	 * What the line costs.
	 *
	 * @param array<string, mixed> $line     Of CartData.
	 * @param array<string, mixed> $currency Wire shape.
	 */
	public static function total( array $line, array $currency ): Markup {
		return Money::amount( $line['subtotal'], $currency, $line['html']['subtotal'] ?? null );
	}

	/**
	 * The way out.
	 *
	 * @param array<string, mixed> $line Of CartData.
	 */
	public static function remove( array $line ): Markup {
		return self::foreign( $line, 'remove' ) ?? Markup::tag(
			'a',
			array(
				'class'              => 'remove remove_from_cart_button',
				'href'               => $line['remove_url'],
				'rel'                => 'nofollow',
				/* translators: %s: product name. */
				'aria-label'         => sprintf( __( 'Remove %s from cart', 'vitrine' ), $line['name'] ),
				'data-product_id'    => $line['product_id'],
				'data-cart_item_key' => $line['key'],
			),
			Icon::render( 'remove' )
		);
	}
}
