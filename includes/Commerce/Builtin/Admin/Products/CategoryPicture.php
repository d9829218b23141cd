<?php
/**
 * Category images.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Rules\Search\SwatchImage;

defined( 'ABSPATH' ) || exit;

/**
 * Image field in the forms of product categories, stored like WooCommerce's.
 */
final class CategoryPicture {

	private const META  = 'thumbnail_id';
	private const NONCE = 'vitrine_category_picture';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		$taxonomy = ContentTypes::CATEGORY;
		add_action( "{$taxonomy}_add_form_fields", array( self::class, 'print_new' ) );
		add_action( "{$taxonomy}_edit_form_fields", array( self::class, 'print_row' ) );
		add_action( "created_$taxonomy", array( self::class, 'save' ) );
		add_action( "edited_$taxonomy", array( self::class, 'save' ) );
	}

	/**
	 * Prints the field for a new category. Hooked.
	 */
	public static function print_new(): void {
		printf( '<div class="form-field"><strong>%s</strong><br>', esc_html__( 'Image', 'vitrine' ) );
		self::print_field( 0, __( 'Product category', 'vitrine' ) );
		echo '</div>';
	}

	/**
	 * Prints the field for an existing category. Hooked.
	 *
	 * @param \WP_Term $term Category.
	 */
	public static function print_row( \WP_Term $term ): void {
		printf( '<tr class="form-field"><th scope="row">%s</th><td>', esc_html__( 'Image', 'vitrine' ) );
		self::print_field( (int) get_term_meta( $term->term_id, self::META, true ), $term->name );
		echo '</td></tr>';
	}

	/**
	 * Prints the field.
	 *
	 * @param int    $image Attachment ID; 0: none.
	 * @param string $name  Name of the category.
	 */
	private static function print_field( int $image, string $name ): void {
		SwatchImage::enqueue();
		wp_nonce_field( self::NONCE, self::NONCE, false );
		printf( '%s<p class="description">%s</p>', SwatchImage::field( self::META, $image, $name ), esc_html__( 'Shown on the page of the category and in lists of categories.', 'vitrine' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
	}

	/**
	 * Saves the field. Hooked; without a submitted form nothing changes.
	 *
	 * @param int $term_id Term ID of the category.
	 */
	public static function save( int $term_id ): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared with a known value.
		$nonce = wp_unslash( $_POST[ self::NONCE ] ?? '' );
		if ( ! is_string( $nonce ) || ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_term', $term_id ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Accepts only an image ID.
		$image = SwatchImage::read( wp_unslash( $_POST[ self::META ] ?? null ) );
		if ( 0 === $image ) {
			delete_term_meta( $term_id, self::META );
		} elseif ( null !== $image ) {
			update_term_meta( $term_id, self::META, $image );
		}
	}
}
