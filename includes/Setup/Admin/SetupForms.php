<?php
/**
 * Setup forms outside of the setup screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\Admin;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Setup\Sample\SampleProducts;
use Vitrine\Setup\State\SetupProgress;

defined( 'ABSPATH' ) || exit;

/**
 * Dismisses notice and checklist, and adds or removes sample products.
 */
final class SetupForms {

	public const CLOSE   = 'vitrine_setup_close';
	public const SAMPLES = 'vitrine_sample_products';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_post_' . self::CLOSE, array( self::class, 'close' ) );
		add_action( 'admin_post_' . self::SAMPLES, array( self::class, 'change_samples' ) );
	}

	/**
	 * Returns a form with a button.
	 *
	 * @param string $action One of the constants.
	 * @param string $name   Field name.
	 * @param string $value  Value of the field.
	 * @param string $label  Label of the button, plain text.
	 * @param string $style  CSS class of the button.
	 * @return string HTML.
	 */
	public static function button( string $action, string $name, string $value, string $label, string $style ): string {
		return sprintf(
			'<form method="post" action="%1$s" style="display:inline">%2$s<button class="%5$s" name="%3$s" value="%4$s">%6$s</button></form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			self::hidden( $action ),
			esc_attr( $name ),
			esc_attr( $value ),
			esc_attr( $style ),
			esc_html( $label )
		);
	}

	/**
	 * Returns the hidden fields of a form.
	 *
	 * @param string $action One of the constants.
	 * @return string HTML.
	 */
	public static function hidden( string $action ): string {
		// Without IDs, since a page may have several.
		return sprintf( '<input type="hidden" name="action" value="%1$s"><input type="hidden" name="_wpnonce" value="%2$s">', esc_attr( $action ), esc_attr( wp_create_nonce( $action ) ) );
	}

	/**
	 * Whether the current user can add and remove sample products.
	 */
	public static function may_change_samples(): bool {
		$type = get_post_type_object( ContentTypes::PRODUCT );
		$tax  = get_taxonomy( ContentTypes::CATEGORY );
		return null !== $type && false !== $tax
			&& current_user_can( $type->cap->publish_posts ) && current_user_can( $type->cap->delete_others_posts )
			&& current_user_can( $tax->cap->manage_terms ) && current_user_can( 'upload_files' );
	}

	/**
	 * Dismisses the notice or checklist permanently.
	 */
	public static function close(): never {
		self::guard( current_user_can( SetupScreen::CAPABILITY ), self::CLOSE );
		$what = AdminScreen::posted( 'what' );
		if ( ! in_array( $what, array( SetupProgress::NOTICE, SetupProgress::CHECKLIST ), true ) ) {
			wp_die( esc_html__( 'This notice cannot be dismissed.', 'vitrine' ), '', array( 'response' => 400 ) );
		}
		SetupProgress::get()->close( $what );
		$back = wp_get_referer();
		wp_safe_redirect( false === $back ? admin_url() : $back );
		exit;
	}

	/**
	 * Adds or removes the sample products, and redirects to the products list.
	 */
	public static function change_samples(): never {
		self::guard( self::may_change_samples(), self::SAMPLES );
		$do   = AdminScreen::posted( 'do' );
		$list = admin_url( 'edit.php?post_type=' . ContentTypes::PRODUCT );
		if ( 'add' === $do ) {
			$added = SampleProducts::add();
			if ( is_wp_error( $added ) ) {
				AdminScreen::go( $list, $added->get_error_message(), 'error' );
			}
			AdminScreen::go( $list, __( 'Sample products added.', 'vitrine' ) );
		}
		if ( 'remove' !== $do ) {
			wp_die( esc_html__( 'Choose whether to add or remove the sample products.', 'vitrine' ), '', array( 'response' => 400 ) );
		}
		$kept = SampleProducts::remove();
		AdminScreen::go(
			$list,
			0 === $kept
				? __( 'Sample products removed.', 'vitrine' )
				: sprintf(
					/* translators: %d: number of products. */
					_n( 'Sample products removed. %d product that you have changed is still there.', 'Sample products removed. %d products that you have changed are still there.', $kept, 'vitrine' ),
					$kept
				)
		);
	}

	/**
	 * Ends the request without permission or valid nonce.
	 *
	 * @param bool   $may    Whether the user is allowed.
	 * @param string $action Nonce action.
	 */
	private static function guard( bool $may, string $action ): void {
		if ( ! $may ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}
}
