<?php
/**
 * Mini-cart item.
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
	 * Renders the item.
	 *
	 * @param array<string, mixed> $line     Item of CartData.
	 * @param array<string, mixed> $currency Currency data.
	 * @param string               $style    Quantity style.
	 * @param string               $pending  Pending change: `quantity`, `delete`, `add`, or empty.
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
	 * Renders the product name, linked if its page is visible.
	 *
	 * @param array<string, mixed> $line Item of CartData.
	 */
	public static function name( array $line ): Markup {
		$class = array( 'class' => 'vitrine-line-name' );
		return '' === $line['permalink'] ? Markup::tag( 'span', $class, $line['name'] ) : Markup::tag( 'a', $class + array( 'href' => $line['permalink'] ), $line['name'] );
	}

	/**
	 * Renders the chosen attributes and other item data.
	 *
	 * @param list<array{name: string, value: string}> $data Item data.
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
					/* translators: %s: name of an attribute, such as Color. */
					Markup::tag( 'dt', array(), sprintf( __( '%s:', 'vitrine' ), $datum['name'] ) ),
					Markup::tag( 'dd', array(), $datum['value'] )
				),
				$data
			)
		);
	}

	/**
	 * Renders the unit price.
	 *
	 * @param array<string, mixed> $line     Item of CartData.
	 * @param array<string, mixed> $currency Currency data.
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
	 * Returns the HTML with which a plugin replaces a part; null: none.
	 *
	 * @param array<string, mixed> $line Item of CartData.
	 * @param string               $part Key in `html` of CartLine.
	 */
	public static function foreign( array $line, string $part ): ?Markup {
		return isset( $line['html'][ $part ] ) ? Markup::foreign( $line['html'][ $part ] ) : null;
	}

	/**
	 * Renders the total of the item.
	 *
	 * @param array<string, mixed> $line     Item of CartData.
	 * @param array<string, mixed> $currency Currency data.
	 */
	public static function total( array $line, array $currency ): Markup {
		return Money::amount( $line['subtotal'], $currency, $line['html']['subtotal'] ?? null );
	}

	/**
	 * Renders the remove link.
	 *
	 * @param array<string, mixed> $line Item of CartData.
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
