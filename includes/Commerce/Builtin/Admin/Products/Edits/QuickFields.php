<?php
/**
 * Fields of the quick edit.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products\Edits;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Printed once for all rows: a script sets the values of the row, and hides fields that
 * do not apply to its product.
 */
final class QuickFields {

	/**
	 * Prints the fields of the shop in the form of quick edit.
	 *
	 * @param string $column Column of the list.
	 * @param string $type   Post type.
	 */
	public static function render( string $column, string $type ): void {
		if ( 'vitrine_price' !== $column || ContentTypes::PRODUCT !== $type ) {
			return;
		}
		printf( '<fieldset class="inline-edit-col-left vitrine-edits" data-vitrine-quick-edit><div class="inline-edit-col"><h4>%s</h4>', esc_html__( 'Product data', 'vitrine' ) );
		self::text( 'sku', __( 'SKU', 'vitrine' ), 'text' );
		self::text( 'regular_price', __( 'Price', 'vitrine' ), 'decimal' );
		self::text( 'sale_price', __( 'Sale', 'vitrine' ), 'decimal' );
		self::text( 'stock', __( 'Stock qty', 'vitrine' ), 'numeric' );
		printf( '<input type="hidden" name="%s[stock_was]">', esc_attr( QuickEdit::FIELD ) );
		printf( '<label><span class="title">%s</span><select name="%s[in_stock]">', esc_html__( 'In stock?', 'vitrine' ), esc_attr( QuickEdit::FIELD ) );
		printf( '<option value="1">%s</option><option value="0">%s</option></select></label></div></fieldset>', esc_html__( 'In stock', 'vitrine' ), esc_html__( 'Out of stock', 'vitrine' ) );
	}

	/**
	 * Prints a text field.
	 *
	 * @param string $name  Field name.
	 * @param string $label Label to display.
	 * @param string $mode  Input mode of the on-screen keyboard.
	 */
	private static function text( string $name, string $label, string $mode ): void {
		printf( '<label><span class="title">%s</span><span class="input-text-wrap"><input type="text" inputmode="%s" name="%s[%s]" autocomplete="off"></span></label>', esc_html( $label ), esc_attr( $mode ), esc_attr( QuickEdit::FIELD ), esc_attr( $name ) );
	}
}
