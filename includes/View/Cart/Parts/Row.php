<?php
/**
 * Table row of the cart page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Parts;

use Vitrine\View\Cart\Line;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;
use Vitrine\View\Parts\Picture;
use Vitrine\View\Parts\Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/cart-page/row.tsx. The ARIA roles are explicit, because narrow
 * screens display the table as a grid and browsers then drop the implicit roles.
 *
 * @see spec 3.1
 */
final class Row {

	/**
	 * Renders the head of the table.
	 */
	public static function head(): Markup {
		$columns = array(
			'product-name'     => __( 'Product', 'vitrine' ),
			'product-quantity' => __( 'Quantity', 'vitrine' ),
			'product-subtotal' => __( 'Total', 'vitrine' ),
			'product-remove'   => __( 'Remove', 'vitrine' ),
		);
		$cells   = array();
		foreach ( $columns as $name => $label ) {
			$cells[] = Markup::tag(
				'th',
				array(
					'class' => $name,
					'role'  => 'columnheader',
					'scope' => 'col',
				),
				Markup::tag( 'span', array( 'class' => 'product-remove' === $name ? 'screen-reader-text' : null ), $label )
			);
		}
		return Markup::tag( 'thead', array( 'role' => 'rowgroup' ), Markup::tag( 'tr', array( 'role' => 'row' ), $cells ) );
	}

	/**
	 * Renders a row.
	 *
	 * @param array<string, mixed> $line     Item of CartData.
	 * @param array<string, mixed> $currency Currency data.
	 * @param string               $style    Quantity style.
	 * @param string                $pending  Pending change: `quantity`, `delete`, `add`, or empty.
	 * @param array<string, string> $others   Output of plugins, see Others.
	 */
	public static function render( array $line, array $currency, string $style, string $pending, array $others = array() ): Markup {
		$quantity = Quantity::of_line( $line, $style );
		return Markup::tag(
			'tr',
			array(
				'class'              => Markup::classes( 'cart_item', $line['style'] ?? '', 'delete' === $pending ? 'vitrine-blocked' : '', '' === $pending ? '' : 'is-pending' ),
				'role'               => 'row',
				'data-cart_item_key' => $line['key'],
				'aria-busy'          => '' === $pending ? null : 'true',
			),
			self::cell(
				'product-name',
				Markup::tag(
					'div',
					array( 'class' => 'vitrine-row-product' ),
					Markup::tag( 'div', array( 'class' => 'vitrine-line-image' ), Line::foreign( $line, 'image' ) ?? Picture::render( $line['image'], '96px', 'lazy', '' ) ),
					Markup::tag(
						'div',
						array( 'class' => 'vitrine-line-text' ),
						Line::name( $line ),
						Others::at( $others, 'after_cart_item_name:' . $line['key'] ),
						Line::data( $line['data'] ),
						Others::at( $others, 'cart_item_backorder:' . $line['key'] ),
						Line::each( $line, $currency )
					)
				)
			),
			self::cell( 'product-quantity', $quantity ),
			self::cell( 'product-subtotal', Line::total( $line, $currency ) ),
			self::cell( 'product-remove', Line::remove( $line ) )
		);
	}

	/**
	 * Renders a cell with WooCommerce's class.
	 *
	 * @param string $name    Class.
	 * @param Markup $content Content.
	 */
	private static function cell( string $name, Markup $content ): Markup {
		return Markup::tag(
			'td',
			array(
				'class' => $name,
				'role'  => 'cell',
			),
			$content
		);
	}
}
