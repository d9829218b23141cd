<?php
/**
 * Quick edit of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products\Edits;

use Vitrine\Commerce\Builtin\Admin\MoneyField;
use Vitrine\Commerce\Builtin\Admin\Products\ProductFormInput;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\Input\Known;
use Vitrine\Commerce\Builtin\Products\Input\ProductInput;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\Products\Sale;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Adds SKU, prices and stock to WordPress's Quick Edit in the products list. Errors are
 * shown in the row, whose fields keep the entered values.
 */
final class QuickEdit {

	public const FIELD = 'vitrine_quick';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'quick_edit_custom_box', array( QuickFields::class, 'render' ), 10, 2 );
		add_action( 'add_inline_data', array( self::class, 'print_values' ) );
		// Before WordPress saves the post.
		add_action( 'wp_ajax_inline-save', array( self::class, 'check' ), 0 );
		add_action( 'save_post_' . ContentTypes::PRODUCT, array( self::class, 'save' ) );
	}

	/**
	 * Prints the values for the fields of a product.
	 *
	 * @param \WP_Post $post Post of the row.
	 */
	public static function print_values( \WP_Post $post ): void {
		if ( ContentTypes::PRODUCT === $post->post_type ) {
			printf( '<div class="vitrine_quick">%s</div>', esc_html( (string) wp_json_encode( self::values( ProductRows::product( $post->ID ) ) ) ) );
		}
	}

	/**
	 * Ends a request whose fields are not valid.
	 */
	public static function check(): void {
		$id = self::id();
		if ( $id > 0 ) {
			$row  = ProductRows::product( $id );
			$data = self::data( $row );
			$data = is_wp_error( $data ) ? $data : ProductInput::columns( $data, $row );
			if ( is_wp_error( $data ) ) {
				wp_die( esc_html( $data->get_error_message() ) );
			}
		}
	}

	/**
	 * Saves the fields with their product.
	 *
	 * @param int $id Product ID.
	 */
	public static function save( int $id ): void {
		if ( self::id() !== $id ) {
			return;
		}
		$data = self::data( ProductRows::product( $id ) );
		$done = is_wp_error( $data ) ? $data : ProductWriter::save( array( 'id' => $id ) + $data );
		if ( is_wp_error( $done ) ) {
			wp_die( esc_html( $done->get_error_message() ) );
		}
	}

	/**
	 * Returns the values of the fields. Fields that do not apply to the product are
	 * null.
	 *
	 * @param ProductRow|null $row Product row; null: not saved yet.
	 * @return array<string, string|null>
	 */
	private static function values( ?ProductRow $row ): array {
		$currency  = ShopOptions::get()->currency;
		$is_simple = Product::SIMPLE === ( $row->type ?? Product::SIMPLE );
		$has_price = null === $row || Known::has_own_price( $row );
		$stock     = null === $row ? null : $row->stock;
		return array(
			'sku'           => $row->sku ?? '',
			'regular_price' => $has_price ? MoneyField::write( $row->regular_price ?? null, $currency ) : null,
			'sale_price'    => $has_price ? MoneyField::write( Sale::price_of( $row ), $currency ) : null,
			'stock'         => null === $stock ? null : (string) $stock,
			'stock_was'     => null === $stock ? null : (string) $stock,
			'in_stock'      => null === $stock && $is_simple ? ( $row->in_stock ?? true ? '1' : '0' ) : null,
		);
	}

	/**
	 * Returns the product ID of the request; 0: not a valid quick edit of a product.
	 */
	private static function id(): int {
		$nonce = $_POST['_inline_edit'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared with a known value.
		if ( ! wp_doing_ajax() || ! is_string( $nonce ) || ! wp_verify_nonce( $nonce, 'inlineeditnonce' ) || ! is_array( $_POST[ self::FIELD ] ?? null ) ) {
			return 0;
		}
		$id = absint( $_POST['post_ID'] ?? 0 );
		return ContentTypes::PRODUCT === get_post_type( $id ) && current_user_can( 'edit_post', $id ) ? $id : 0;
	}

	/**
	 * Returns the data for ProductWriter, limited to the fields that apply to the
	 * product.
	 *
	 * @param ProductRow|null $row Product row; null: not saved yet.
	 * @return array<string, mixed>|\WP_Error
	 */
	private static function data( ?ProductRow $row ): array|\WP_Error {
		$raw  = (array) wp_unslash( $_POST[ self::FIELD ] ?? array() ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput, WordPress.Security.NonceVerification.Missing -- id() verifies the nonce; ProductFormInput and ProductInput validate each value.
		$form = array_map( 'strval', array_filter( $raw, 'is_string' ) );
		$form = array_intersect_key( $form, array_filter( self::values( $row ), 'is_string' ) );
		$data = ProductFormInput::price_and_stock( $form, isset( $form['stock'] ), ShopOptions::get()->currency );
		if ( is_wp_error( $data ) ) {
			return $data;
		}
		// Fields that were not submitted are unchanged.
		$keep = array_merge( array_keys( $form ), array( 'stock' ) );
		return array_intersect_key( $data, array_flip( $keep ) ) + array_intersect_key( $form, array( 'sku' => true ) );
	}
}
