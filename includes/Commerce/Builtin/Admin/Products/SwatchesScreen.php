<?php
/**
 * Swatches screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Catalog\Facets\AttributeFacets;
use Vitrine\Commerce\Builtin\Catalog\Facets\Swatches;
use Vitrine\Commerce\Rules\Search\SwatchImage;

defined( 'ABSPATH' ) || exit;

/**
 * A form per attribute with the color and image of each value.
 */
final class SwatchesScreen {

	public const ACTION = 'vitrine_swatches';

	public const SLUG = 'vitrine-swatches';

	/** Maximum number of values per attribute, the same as in filters. */
	private const MOST = 100;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_menu', array( self::class, 'menu' ) );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'save' ) );
	}

	/**
	 * Adds the screen to the products menu.
	 */
	public static function menu(): void {
		add_submenu_page( 'edit.php?post_type=' . ContentTypes::PRODUCT, __( 'Swatches', 'vitrine' ), __( 'Swatches', 'vitrine' ), self::capability(), self::SLUG, array( self::class, 'render' ) );
	}

	/**
	 * Prints the screen.
	 */
	public static function render(): void {
		SwatchImage::enqueue();
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Swatches', 'vitrine' ) );
		AdminScreen::print_message();
		$attributes = AttributeFacets::all();
		printf( '<p>%s</p>', array() === $attributes ? esc_html__( 'No product has attributes yet.', 'vitrine' ) : esc_html__( 'The colors (#rrggbb) and images that filters show beside the values of an attribute. An image takes precedence over a color.', 'vitrine' ) );
		foreach ( $attributes as $facet => $label ) {
			self::print_form( $facet, $label );
		}
		echo '</div>';
	}

	/**
	 * Saves the swatches of an attribute.
	 */
	public static function save(): never {
		if ( ! current_user_can( self::capability() ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		$facet  = sanitize_text_field( wp_unslash( (string) ( $_POST['attribute'] ?? '' ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Cast to a string first.
		$values = isset( AttributeFacets::all()[ $facet ] ) ? AttributeFacets::values( $facet, self::MOST ) : array();
		$sent   = wp_unslash( $_POST['colors'] ?? array() ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Accepts only colors of known values.
		$images = wp_unslash( $_POST['images'] ?? array() ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Accepts only images of known values.
		$broken = Swatches::save( $facet, array_intersect_key( is_array( $sent ) ? $sent : array(), $values ), array_intersect_key( is_array( $images ) ? $images : array(), $values ) );
		$url    = admin_url( 'edit.php?post_type=' . ContentTypes::PRODUCT . '&page=' . self::SLUG );
		if ( array() !== $broken ) {
			/* translators: %s: names of values of an attribute. */
			AdminScreen::go( $url, sprintf( __( 'Nothing was saved. These colors or images are not valid: %s', 'vitrine' ), implode( ', ', array_intersect_key( $values, array_flip( $broken ) ) ) ), 'error' );
		}
		AdminScreen::go( $url, __( 'The swatches were saved.', 'vitrine' ) );
	}

	/**
	 * Prints the form of an attribute.
	 *
	 * @param string $facet Facet name.
	 * @param string $label Label of the attribute.
	 */
	private static function print_form( string $facet, string $label ): void {
		$colors = Swatches::of( $facet );
		$images = Swatches::image_ids( $facet );
		printf( '<h2>%s</h2><form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="attribute" value="%s">', esc_html( $label ), esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ), esc_attr( $facet ) );
		wp_nonce_field( self::ACTION );
		echo '<table class="form-table" role="presentation">';
		foreach ( AttributeFacets::values( $facet, self::MOST ) as $slug => $name ) {
			$id = 'swatch-' . $facet . '-' . $slug;
			printf( '<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><input type="text" id="%1$s" name="colors[%3$s]" value="%4$s" pattern="#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})" placeholder="#rrggbb" autocomplete="off"> %5$s</td></tr>', esc_attr( $id ), esc_html( $name ), esc_attr( (string) $slug ), esc_attr( $colors[ $slug ] ?? '' ), SwatchImage::field( "images[$slug]", $images[ $slug ] ?? 0, $name ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
		}
		echo '</table>';
		submit_button( __( 'Save swatches', 'vitrine' ) );
		echo '</form>';
	}

	/**
	 * Returns the required capability.
	 */
	private static function capability(): string {
		return 'edit_others_' . ContentTypes::PRODUCT . 's';
	}
}
