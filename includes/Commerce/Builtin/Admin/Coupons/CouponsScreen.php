<?php
/**
 * Coupons screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Coupons;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the list, or the form of the coupon in the URL (0: new).
 */
final class CouponsScreen {

	/**
	 * Prints the screen.
	 */
	public static function render(): void {
		$id = AdminScreen::query( 'coupon' );
		echo '<div class="wrap vitrine-admin">';
		if ( ctype_digit( $id ) && ( '0' === $id || null !== CouponStore::get( (int) $id ) ) ) {
			CouponForm::render( CouponStore::get( (int) $id ), CouponActions::take_refused() );
		} else {
			self::render_list();
		}
		echo '</div>';
	}

	/**
	 * Prints the list.
	 */
	private static function render_list(): void {
		$table = new CouponsTable();
		$table->prepare_items();
		printf( '<h1 class="wp-heading-inline">%s</h1> ', esc_html__( 'Coupons', 'vitrine' ) );
		printf( '<a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">', esc_url( AdminScreen::url( AdminScreen::COUPONS, array( 'coupon' => 0 ) ) ), esc_html__( 'Add coupon', 'vitrine' ) );
		AdminScreen::print_message();
		$table->display();
	}
}
