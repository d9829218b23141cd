<?php
/**
 * Products list without products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\Admin;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\ImportScreen;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Shows what to do instead of an empty table.
 */
final class EmptyProducts {

	/** ID of the form, which cannot be nested in that of the list. */
	private const FORM = 'vitrine-samples-form';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'manage_posts_extra_tablenav', array( self::class, 'print' ) );
		add_action( 'admin_footer-edit.php', array( self::class, 'print_form' ) );
	}

	/**
	 * Prints the content above the table, which is hidden by CSS. WordPress has no hook
	 * below an empty table.
	 *
	 * @param string $which `top` or `bottom`.
	 */
	public static function print( string $which ): void {
		if ( 'top' !== $which || ! self::is_here() ) {
			return;
		}
		$type  = get_post_type_object( ContentTypes::PRODUCT );
		$links = array();
		if ( null !== $type && current_user_can( $type->cap->create_posts ) ) {
			$links[] = sprintf( '<a class="button button-primary button-hero" href="%s">%s</a>', esc_url( admin_url( 'post-new.php?post_type=' . ContentTypes::PRODUCT ) ), esc_html__( 'Add your first product', 'vitrine' ) );
		}
		if ( ImportScreen::is_allowed() ) {
			$links[] = sprintf( '<a class="button button-hero" href="%s">%s</a>', esc_url( ImportScreen::url() ), esc_html__( 'Import products', 'vitrine' ) );
		}
		if ( SetupForms::may_change_samples() ) {
			$links[] = sprintf( '<button class="button button-hero" form="%s" name="do" value="add">%s</button>', esc_attr( self::FORM ), esc_html__( 'Add sample products', 'vitrine' ) );
		}
		printf(
			'<div class="vitrine-blank"><span class="dashicons dashicons-cart" aria-hidden="true"></span><h2>%1$s</h2><p>%2$s</p><p class="vitrine-blank__links">%3$s</p></div>',
			esc_html__( 'No products yet', 'vitrine' ),
			esc_html__( 'Add your own, import them from a file, or start with sample products that you can remove at any time.', 'vitrine' ),
			implode( ' ', $links ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
		);
	}

	/**
	 * Prints the form of the button.
	 */
	public static function print_form(): void {
		if ( self::is_here() && SetupForms::may_change_samples() ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
			printf( '<form id="%1$s" method="post" action="%2$s">%3$s</form>', esc_attr( self::FORM ), esc_url( admin_url( 'admin-post.php' ) ), SetupForms::hidden( SetupForms::SAMPLES ) );
		}
	}

	/**
	 * Whether this is the products list, and there are no products, not even in the
	 * trash.
	 */
	private static function is_here(): bool {
		if ( 'edit-' . ContentTypes::PRODUCT !== get_current_screen()?->id ) {
			return false;
		}
		return 0 === array_sum( array_map( 'intval', array_diff_key( (array) wp_count_posts( ContentTypes::PRODUCT ), array( 'auto-draft' => true ) ) ) );
	}
}
