<?php
/**
 * The form of a grouped product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Product;
use Vitrine\Contract;
use Vitrine\View\CardData;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a table of the children, each with a quantity input.
 *
 * @see spec 3.3
 */
final class GroupedForm {

	/**
	 * Renders the form.
	 *
	 * @param Product              $product  Grouped product.
	 * @param array<string, mixed> $shop     Data of Shop.
	 * @param array<string, mixed> $currency Currency data.
	 */
	public static function render( Product $product, array $shop, array $currency ): Markup {
		return ProductForm::open(
			$product,
			Contract::name( 'markers.grouped_form' ),
			array(),
			Markup::tag(
				'table',
				array(
					'class' => 'woocommerce-grouped-product-list group_table',
				),
				Markup::tag( 'caption', array( 'class' => 'screen-reader-text' ), __( 'Grouped products', 'vitrine' ) ),
				Markup::tag(
					'tbody',
					array(),
					ProductForm::extra( 'before_list', $product ),
					array_map( static fn ( Product $child ): Markup => self::row( $child, $product, $shop['quantity_style'], $currency ), $product->children ),
					ProductForm::extra( 'after_list', $product )
				)
			),
			ProductForm::extra( 'before', $product ),
			ProductForm::button( $product, $shop ),
			ProductForm::extra( 'after', $product )
		);
	}

	/**
	 * Renders the row of a child.
	 *
	 * @param Product              $child    Child product.
	 * @param Product              $group    Grouped product.
	 * @param string               $style    Quantity style.
	 * @param array<string, mixed> $currency Currency data.
	 */
	private static function row( Product $child, Product $group, string $style, array $currency ): Markup {
		$stock = CardData::stock_text( $child );
		$cells = array(
			'quantity' => (string) self::choice( $child, $style ),
			'label'    => (string) Markup::tag( 'a', array( 'href' => $child->permalink ), $child->name ),
			'price'    => (string) Markup::join(
				Money::of( $child, $currency ),
				'' === $stock ? null : Markup::tag( 'p', array( 'class' => $child->in_stock ? 'stock low-stock' : 'stock out-of-stock' ), $stock )
			),
		);
		/**
		 * Filters the cells of a product in the grouped product table and their order.
		 * Escape what you return.
		 *
		 * @param array<string, string> $cells Column name to the HTML of its cell: `quantity`, `label` and `price`.
		 * @param Product               $child Child product.
		 * @param Product               $group Grouped product.
		 *
		 * @example
		 * add_filter( 'vitrine_grouped_columns', fn( $cells, $child ) => $cells + array( 'sku' => esc_html( $child->sku ) ), 10, 2 );
		 */
		$cells = (array) apply_filters( 'vitrine_grouped_columns', $cells, $child, $group );
		return Markup::tag(
			'tr',
			array( 'class' => $child->in_stock ? null : 'outofstock' ),
			array_map( static fn ( string $name, string $html ): Markup => self::cell( $child, $name, $html ), array_keys( $cells ), $cells )
		);
	}

	/**
	 * Renders a cell, with the output of plugins around it.
	 *
	 * @param Product $child Child product.
	 * @param string  $name  Column name.
	 * @param string  $html  HTML of the cell.
	 */
	private static function cell( Product $child, string $name, string $html ): Markup {
		$is_label = 'label' === $name;
		return Markup::join(
			ProductForm::extra( 'before_column_' . $name, $child ),
			Markup::tag(
				$is_label ? 'th' : 'td',
				array(
					'class' => 'woocommerce-grouped-product-list-item__' . $name,
					'scope' => $is_label ? 'row' : null,
				),
				Markup::safe( $html )
			),
			ProductForm::extra( 'after_column_' . $name, $child )
		);
	}

	/**
	 * Renders the quantity input of a child; 0 means none.
	 *
	 * @param Product $child Child product.
	 * @param string  $style Quantity style.
	 */
	private static function choice( Product $child, string $style ): Markup {
		if ( Product::SIMPLE !== $child->type || ! $child->in_stock || ! $child->purchasable ) {
			return Markup::tag( 'a', array( 'href' => $child->permalink ), __( 'View', 'vitrine' ) );
		}
		$name = Contract::name( 'fields.quantity' ) . '[' . $child->id . ']';
		if ( $child->sold_individually ) {
			return Markup::tag(
				'input',
				array(
					'type'       => 'checkbox',
					'name'       => $name,
					'value'      => '1',
					'aria-label' => $child->name,
				)
			);
		}
		$quantity = Quantity::render(
			array(
				'name'  => $name,
				'label' => $child->name,
				'value' => 0,
				'min'   => 0,
				'max'   => $child->max,
				'step'  => $child->step,
				'style' => $style,
			) + ProductForm::field( $child, $name )
		);
		return Markup::join( ProductForm::extra( 'before_quantity', $child ), $quantity, ProductForm::extra( 'after_quantity', $child ) );
	}
}
