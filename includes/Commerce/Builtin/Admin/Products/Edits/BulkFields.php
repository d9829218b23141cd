<?php
/**
 * Fields of the bulk edit.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products\Edits;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the fields with WordPress's CSS classes. A style hides the input next to "No
 * change".
 */
final class BulkFields {

	/**
	 * Prints the fields, once.
	 *
	 * @param string $column Column of the list.
	 * @param string $type   Post type.
	 */
	public static function render( string $column, string $type ): void {
		if ( 'vitrine_price' !== $column || ContentTypes::PRODUCT !== $type ) {
			return;
		}
		$symbol = ShopOptions::get()->currency->symbol;
		$price  = array(
			''                    => __( '— No change —', 'vitrine' ),
			PriceChange::SET      => __( 'Change to:', 'vitrine' ),
			PriceChange::INCREASE => __( 'Increase existing price by (fixed amount or %):', 'vitrine' ),
			PriceChange::DECREASE => __( 'Decrease existing price by (fixed amount or %):', 'vitrine' ),
		);
		$sale   = array(
			''                    => __( '— No change —', 'vitrine' ),
			PriceChange::SET      => __( 'Change to (leave empty to end the sale):', 'vitrine' ),
			PriceChange::INCREASE => __( 'Increase existing sale price by (fixed amount or %):', 'vitrine' ),
			PriceChange::DECREASE => __( 'Decrease existing sale price by (fixed amount or %):', 'vitrine' ),
			PriceChange::OFF      => __( 'Set to regular price decreased by (fixed amount or %):', 'vitrine' ),
		);
		$pieces = array(
			''                    => __( '— No change —', 'vitrine' ),
			PriceChange::SET      => __( 'Change to:', 'vitrine' ),
			PriceChange::INCREASE => __( 'Increase existing stock by:', 'vitrine' ),
			PriceChange::DECREASE => __( 'Decrease existing stock by:', 'vitrine' ),
		);
		$yes    = array(
			''    => __( '— No change —', 'vitrine' ),
			'yes' => __( 'Yes', 'vitrine' ),
			'no'  => __( 'No', 'vitrine' ),
		);
		$there  = array(
			''    => __( '— No change —', 'vitrine' ),
			'yes' => __( 'In stock', 'vitrine' ),
			'no'  => __( 'Out of stock', 'vitrine' ),
		);
		printf( '<fieldset class="inline-edit-col-right vitrine-edits"><div class="inline-edit-col"><h4>%s</h4>', esc_html__( 'Product data', 'vitrine' ) );
		/* translators: %s: sign of the currency. */
		self::change( 'regular', __( 'Price', 'vitrine' ), $price, sprintf( __( 'Regular price (%s)', 'vitrine' ), $symbol ), 'decimal' );
		/* translators: %s: sign of the currency. */
		self::change( 'sale', __( 'Sale', 'vitrine' ), $sale, sprintf( __( 'Sale price (%s)', 'vitrine' ), $symbol ), 'decimal' );
		self::choice( 'in_stock', __( 'In stock?', 'vitrine' ), $there );
		self::choice( 'manage_stock', __( 'Manage stock?', 'vitrine' ), $yes );
		self::change( 'stock', __( 'Stock qty', 'vitrine' ), $pieces, __( 'Stock quantity', 'vitrine' ), 'numeric' );
		printf( '<p class="howto">%s</p></div></fieldset>', esc_html__( 'Prices of variable products and sale dates are not changed. A new stock quantity applies to products and variations that manage stock; “In stock?” applies to those that do not.', 'vitrine' ) );
	}

	/**
	 * Prints a select with an input.
	 *
	 * @param string                $name    Field name.
	 * @param string                $label   Label to display.
	 * @param array<string, string> $options Labels by kind of change.
	 * @param string                $value   Label of the input.
	 * @param string                $mode    Input mode of the on-screen keyboard.
	 */
	private static function change( string $name, string $label, array $options, string $value, string $mode ): void {
		echo '<div class="vitrine-edits__change">';
		self::choice( "{$name}_how", $label, $options );
		printf( '<input type="text" inputmode="%1$s" name="%2$s[%3$s]" aria-label="%4$s" placeholder="%4$s" autocomplete="off">', esc_attr( $mode ), esc_attr( BulkEdit::FIELD ), esc_attr( $name ), esc_attr( $value ) );
		echo '</div>';
	}

	/**
	 * Prints a select.
	 *
	 * @param string                $name    Field name.
	 * @param string                $label   Label to display.
	 * @param array<string, string> $options Labels by value.
	 */
	private static function choice( string $name, string $label, array $options ): void {
		printf( '<label class="inline-edit-group"><span class="title">%s</span><select name="%s[%s]">', esc_html( $label ), esc_attr( BulkEdit::FIELD ), esc_attr( $name ) );
		foreach ( $options as $value => $text ) {
			printf( '<option value="%s">%s</option>', esc_attr( $value ), esc_html( $text ) );
		}
		echo '</select></label>';
	}
}
