<?php
/**
 * Product data meta box.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * A box on the product's edit screen, and what it saves. Products keep
 * WordPress's form editor: only there can a refused price be shown beside what
 * was typed.
 */
final class ProductBox {

	private const NONCE = 'vitrine_product_data';
	public const FIELD  = 'vitrine_product';

	/**
	 * Registers its hooks.
	 */
	public static function boot(): void {
		add_filter( 'use_block_editor_for_post_type', array( self::class, 'use_block_editor' ), 10, 2 );
		add_action( 'add_meta_boxes_' . ContentTypes::PRODUCT, array( self::class, 'add' ) );
		add_action( 'save_post_' . ContentTypes::PRODUCT, array( self::class, 'save' ) );
		add_action( 'admin_notices', array( self::class, 'print_error' ) );
	}

	/**
	 * Disables the block editor for products.
	 *
	 * @param bool   $use       Whether it is enabled.
	 * @param string $post_type Post type.
	 */
	public static function use_block_editor( bool $use, string $post_type ): bool {
		return ContentTypes::PRODUCT !== $post_type && $use;
	}

	/**
	 * Adds the meta box.
	 */
	public static function add(): void {
		add_meta_box( 'vitrine-product-data', __( 'Product data', 'vitrine' ), array( self::class, 'render' ), ContentTypes::PRODUCT, 'normal', 'high' );
	}

	/**
	 * Prints the meta box.
	 *
	 * @param \WP_Post $post Post of the product.
	 */
	public static function render( \WP_Post $post ): void {
		wp_nonce_field( self::NONCE . $post->ID, self::NONCE );
		$refused  = get_transient( self::refused_key( $post->ID ) );
		$currency = ShopOptions::get()->currency;
		$values   = ProductFormValues::of( $post->ID, $currency );
		if ( is_array( $refused ) ) {
			delete_transient( self::refused_key( $post->ID ) );
			$values = array_map( 'strval', (array) $refused['variation'] ) + array_map( 'strval', (array) $refused['form'] ) + $values;
		}
		ProductPanels::render( $values, $currency );
	}

	/**
	 * Saves the meta box with the product.
	 *
	 * @param int $id Post ID.
	 */
	public static function save( int $id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ) ) : '';
		if ( '' === $nonce || ! wp_verify_nonce( $nonce, self::NONCE . $id ) || ! current_user_can( 'edit_post', $id ) || wp_is_post_revision( $id ) || wp_is_post_autosave( $id ) ) {
			return;
		}
		$raw  = isset( $_POST[ self::FIELD ] ) ? (array) wp_unslash( $_POST[ self::FIELD ] ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- ProductFormInput and ProductWriter validate each value.
		$form = array_map( 'strval', array_filter( $raw, 'is_string' ) );
		$data = self::writable( $id, $form );
		$done = is_wp_error( $data ) ? $data : ProductWriter::save( $data );
		if ( is_wp_error( $done ) ) {
			$kept = array(
				'message'   => self::message( $done ),
				'variation' => self::variation( $done ),
				'form'      => $form + array_fill_keys( array( 'manage_stock', 'sold_individually', 'needs_shipping', 'featured', 'downloadable' ), '' ),
			);
			set_transient( self::refused_key( $id ), $kept, HOUR_IN_SECONDS );
		}
	}

	/**
	 * Returns the error message, with the number of the variation.
	 *
	 * @param \WP_Error $refused Error of ProductFormInput or ProductWriter.
	 */
	private static function message( \WP_Error $refused ): string {
		$number = (int) ( self::about( $refused )['variation'] ?? 0 );
		/* translators: 1: number of the variation, 2: what is wrong with it. */
		return $number > 0 ? sprintf( __( 'Variation %1$d: %2$s', 'vitrine' ), $number, $refused->get_error_message() ) : $refused->get_error_message();
	}

	/**
	 * Returns the invalid variation and field, for the script to show it.
	 *
	 * @param \WP_Error $refused Error of ProductFormInput or ProductWriter.
	 * @return array{refused_variation: int, refused_field: string, refused_text: string}
	 */
	private static function variation( \WP_Error $refused ): array {
		$about = self::about( $refused );
		return array(
			'refused_variation' => (int) ( $about['variation'] ?? 0 ),
			'refused_field'     => (string) ( $about['part'] ?? $about['field'] ?? '' ),
			'refused_text'      => self::message( $refused ),
		);
	}

	/**
	 * Returns the error data: field, part and variation.
	 *
	 * @param \WP_Error $refused Error of ProductFormInput or ProductWriter.
	 * @return array<mixed>
	 */
	private static function about( \WP_Error $refused ): array {
		$data = $refused->get_error_data();
		return is_array( $data ) ? $data : array();
	}

	/**
	 * Prints the error above the form, which still has the invalid input.
	 */
	public static function print_error(): void {
		global $post;
		$screen = get_current_screen();
		if ( null === $screen || ContentTypes::PRODUCT !== $screen->id || ! $post instanceof \WP_Post ) {
			return;
		}
		$refused = get_transient( self::refused_key( $post->ID ) );
		if ( is_array( $refused ) ) {
			$text = __( 'The product data could not be saved:', 'vitrine' ) . ' ' . (string) $refused['message'];
			wp_admin_notice( esc_html( $text ), array( 'type' => 'error' ) );
		}
	}

	/**
	 * Returns the data for ProductWriter.
	 *
	 * @param int                   $id   Post ID.
	 * @param array<string, string> $form Submitted fields.
	 * @return array<string, mixed>|\WP_Error
	 */
	private static function writable( int $id, array $form ): array|\WP_Error {
		$row   = ProductRows::product( $id );
		$known = null === $row ? array() : array_column( $row->data->attributes, 'options', 'name' );
		$data  = ProductFormInput::read( $form, ShopOptions::get()->currency, $known );
		if ( is_wp_error( $data ) ) {
			return $data;
		}
		$images = array_filter( array( (int) get_post_thumbnail_id( $id ), ...ProductFormInput::ids( $form['gallery'] ?? '' ) ) );
		return array(
			'id'        => $id,
			'image_ids' => array_values( $images ),
		) + $data;
	}

	/**
	 * Returns the transient of the user's invalid input.
	 *
	 * @param int $id Post ID.
	 */
	private static function refused_key( int $id ): string {
		return 'vitrine_refused_' . get_current_user_id() . '_' . $id;
	}
}
