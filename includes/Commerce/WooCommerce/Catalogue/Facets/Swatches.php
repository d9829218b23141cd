<?php
/**
 * Colors of the terms of attributes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalogue\Facets;

use Vitrine\Commerce\Facets\Color;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\HasSwatches;

defined( 'ABSPATH' ) || exit;

/**
 * A meta of each term, with a field in the forms in which WooCommerce's attribute
 * terms are added and edited.
 */
final class Swatches {

	private const NONCE = 'vitrine_swatch';

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_init', array( self::class, 'add_fields' ) );
		add_action( 'created_term', array( self::class, 'save' ), 10, 3 );
		add_action( 'edited_term', array( self::class, 'save' ), 10, 3 );
	}

	/**
	 * The colors of an attribute's terms.
	 *
	 * @param string $facet Name.
	 * @return array<string, string> As the port has it.
	 */
	public static function of( string $facet ): array {
		$taxonomy = substr( $facet, strlen( FacetedProducts::ATTRIBUTE ) );
		$terms    = str_starts_with( $taxonomy, 'pa_' ) && taxonomy_exists( $taxonomy ) ? get_terms(
			array(
				'taxonomy'   => $taxonomy,
				'hide_empty' => false,
				'meta_key'   => HasSwatches::COLOR, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- By the index of the keys; few terms have one.
			)
		) : array();
		$colors   = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$colors[ $term->slug ] = Color::of( get_term_meta( $term->term_id, HasSwatches::COLOR, true ) );
		}
		return array_filter( $colors );
	}

	/**
	 * Adds the field to the forms of every attribute's terms. Hooked.
	 */
	public static function add_fields(): void {
		foreach ( wc_get_attribute_taxonomy_names() as $taxonomy ) {
			add_action( "{$taxonomy}_add_form_fields", array( self::class, 'print_new' ) );
			add_action( "{$taxonomy}_edit_form_fields", array( self::class, 'print_row' ) );
		}
	}

	/**
	 * The field of a new term. Hooked.
	 */
	public static function print_new(): void {
		printf( '<div class="form-field"><label for="%s">%s</label>', esc_attr( HasSwatches::COLOR ), esc_html__( 'Color', 'vitrine' ) );
		self::print_field( '' );
		echo '</div>';
	}

	/**
	 * The field of a term that is there. Hooked.
	 *
	 * @param \WP_Term $term The term.
	 */
	public static function print_row( \WP_Term $term ): void {
		printf( '<tr class="form-field"><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( HasSwatches::COLOR ), esc_html__( 'Color', 'vitrine' ) );
		self::print_field( Color::of( get_term_meta( $term->term_id, HasSwatches::COLOR, true ) ) );
		echo '</td></tr>';
	}

	/**
	 * Keeps what the form says. Hooked, also where no form was sent: nothing changes then.
	 *
	 * @param int    $term_id  The term.
	 * @param int    $tt_id    Not needed.
	 * @param string $taxonomy Of the term.
	 */
	public static function save( int $term_id, int $tt_id, string $taxonomy ): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- A color or nothing.
		$sent = wp_unslash( $_POST[ HasSwatches::COLOR ] ?? null );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared only.
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
	}

	/**
	 * The field.
	 *
	 * @param string $color Of the term; empty: it has none.
	 */
	private static function print_field( string $color ): void {
		wp_nonce_field( self::NONCE, self::NONCE, false );
		printf( '<input type="text" id="%1$s" name="%1$s" value="%2$s" pattern="#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})" placeholder="#rrggbb" autocomplete="off"><p class="description">%3$s</p>', esc_attr( HasSwatches::COLOR ), esc_attr( $color ), esc_html__( 'Shown beside the name in filters with color swatches. Leave empty for none.', 'vitrine' ) );
	}
}
