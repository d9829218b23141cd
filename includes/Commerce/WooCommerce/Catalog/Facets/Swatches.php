<?php
/**
 * Colors and images of attribute terms.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\Facets;

use Vitrine\Commerce\Facets\Color;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\HasSwatches;
use Vitrine\Commerce\Rules\Search\SwatchImage;

defined( 'ABSPATH' ) || exit;

/**
 * Stored as term meta, with fields in WooCommerce's forms for adding and editing
 * attribute terms; an image can be chosen when editing a term.
 */
final class Swatches {

	private const NONCE = 'vitrine_swatch';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_init', array( self::class, 'add_fields' ) );
		add_action( 'created_term', array( self::class, 'save' ), 10, 3 );
		add_action( 'edited_term', array( self::class, 'save' ), 10, 3 );
	}

	/**
	 * Returns the colors of an attribute's terms.
	 *
	 * @param string $facet Name of the facet.
	 * @return array<string, string> Colors by slug.
	 */
	public static function of( string $facet ): array {
		return array_filter( array_map( array( Color::class, 'of' ), self::metas( $facet, HasSwatches::COLOR ) ) );
	}

	/**
	 * Returns the images of an attribute's terms.
	 *
	 * @param string $facet Name of the facet.
	 * @return array<string|int, string> URLs by slug.
	 */
	public static function images( string $facet ): array {
		return SwatchImage::urls( array_map( 'intval', self::metas( $facet, HasSwatches::IMAGE ) ) );
	}

	/**
	 * Returns a meta value of an attribute's terms.
	 *
	 * @param string $facet Name of the facet.
	 * @param string $key   Meta key.
	 * @return array<string, mixed> Slug to stored value, for terms that have one.
	 */
	private static function metas( string $facet, string $key ): array {
		$taxonomy = substr( $facet, strlen( FacetedProducts::ATTRIBUTE ) );
		$terms    = str_starts_with( $taxonomy, 'pa_' ) && taxonomy_exists( $taxonomy ) ? get_terms(
			array(
				'taxonomy'   => $taxonomy,
				'hide_empty' => false,
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Uses the meta key index; few terms have these keys, and one query reads both.
				'meta_query' => array( array( 'key' => array( HasSwatches::COLOR, HasSwatches::IMAGE ), 'compare_key' => 'IN' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			)
		) : array();
		$metas    = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$metas[ $term->slug ] = get_term_meta( $term->term_id, $key, true );
		}
		return array_filter( $metas );
	}

	/**
	 * Adds the fields to the term forms of all attributes. Hooked.
	 */
	public static function add_fields(): void {
		foreach ( wc_get_attribute_taxonomy_names() as $taxonomy ) {
			add_action( "{$taxonomy}_add_form_fields", array( self::class, 'print_new' ) );
			add_action( "{$taxonomy}_edit_form_fields", array( self::class, 'print_row' ) );
		}
	}

	/**
	 * Prints the field for a new term. Hooked.
	 */
	public static function print_new(): void {
		printf( '<div class="form-field"><label for="%s">%s</label>', esc_attr( HasSwatches::COLOR ), esc_html__( 'Color', 'vitrine' ) );
		self::print_field( '' );
		echo '</div>';
	}

	/**
	 * Prints the fields for an existing term. Hooked.
	 *
	 * @param \WP_Term $term The term.
	 */
	public static function print_row( \WP_Term $term ): void {
		printf( '<tr class="form-field"><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( HasSwatches::COLOR ), esc_html__( 'Color', 'vitrine' ) );
		self::print_field( Color::of( get_term_meta( $term->term_id, HasSwatches::COLOR, true ) ) );
		echo '</td></tr>';
		SwatchImage::enqueue();
		$image = (int) get_term_meta( $term->term_id, HasSwatches::IMAGE, true );
		printf( '<tr class="form-field"><th scope="row">%s</th><td>%s<p class="description">%s</p></td></tr>', esc_html__( 'Image', 'vitrine' ), SwatchImage::field( HasSwatches::IMAGE, $image, $term->name ), esc_html__( 'Shown instead of the color.', 'vitrine' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
	}

	/**
	 * Saves the submitted fields. Also runs if no form was submitted; then nothing
	 * changes. Hooked.
	 *
	 * @param int    $term_id  Term ID.
	 * @param int    $tt_id    Unused.
	 * @param string $taxonomy Taxonomy of the term.
	 */
	public static function save( int $term_id, int $tt_id, string $taxonomy ): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Accepts only a color.
		$sent = wp_unslash( $_POST[ HasSwatches::COLOR ] ?? null );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared with a known value.
		$nonce = wp_unslash( $_POST[ self::NONCE ] ?? '' );
		if ( ! is_string( $sent ) || ! is_string( $nonce ) || ! wp_verify_nonce( $nonce, self::NONCE ) || ! in_array( $taxonomy, wc_get_attribute_taxonomy_names(), true ) || ! current_user_can( 'edit_term', $term_id ) ) {
			return;
		}
		$color = Color::of( $sent );
		if ( '' !== $color ) {
			update_term_meta( $term_id, HasSwatches::COLOR, $color );
		} elseif ( '' === trim( $sent ) ) {
			delete_term_meta( $term_id, HasSwatches::COLOR );
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Accepts only an image ID.
		$image = isset( $_POST[ HasSwatches::IMAGE ] ) ? SwatchImage::read( wp_unslash( $_POST[ HasSwatches::IMAGE ] ) ) : null;
		if ( 0 === $image ) {
			delete_term_meta( $term_id, HasSwatches::IMAGE );
		} elseif ( null !== $image ) {
			update_term_meta( $term_id, HasSwatches::IMAGE, $image );
		}
	}

	/**
	 * Prints the color field.
	 *
	 * @param string $color Color of the term; empty: none.
	 */
	private static function print_field( string $color ): void {
		wp_nonce_field( self::NONCE, self::NONCE, false );
		printf( '<input type="text" id="%1$s" name="%1$s" value="%2$s" pattern="#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})" placeholder="#rrggbb" autocomplete="off"><p class="description">%3$s</p>', esc_attr( HasSwatches::COLOR ), esc_attr( $color ), esc_html__( 'Shown beside the name in filters with color swatches. Leave empty for none.', 'vitrine' ) );
	}
}
