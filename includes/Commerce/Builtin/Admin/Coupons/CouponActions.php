<?php
/**
 * Actions for coupons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Coupons;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;

defined( 'ABSPATH' ) || exit;

/**
 * Processes the forms of the coupons screen, after checking capability and nonce.
 */
final class CouponActions {

	/** Actions of admin-post.php; with the coupon ID also the nonce actions. */
	public const SAVE   = 'vitrine_coupon_save';
	public const DELETE = 'vitrine_coupon_delete';

	/**
	 * Registers its hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_post_' . self::SAVE, array( self::class, 'save' ) );
		add_action( 'admin_post_' . self::DELETE, array( self::class, 'delete' ) );
	}

	/**
	 * Saves a coupon. Invalid input is shown in the form again.
	 */
	public static function save(): void {
		$id = (int) ( $_POST['coupon'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The nonce contains this ID; it is verified in the next line.
		AdminScreen::guard( self::SAVE . $id, AdminScreen::COUPONS );
		$typed = array();
		foreach ( array_keys( CouponForm::values( null ) ) as $field ) {
			$typed[ $field ] = trim( AdminScreen::posted( $field ) );
		}
		$typed['categories'] = implode( ', ', AdminScreen::posted_texts( 'categories' ) );
		$coupon              = CouponForm::read( $id, $typed );
		/* translators: %s: name of a field. */
		$saved = is_string( $coupon ) ? new \WP_Error( 'field', sprintf( __( 'The field "%s" is invalid.', 'vitrine' ), $coupon ) ) : CouponStore::save( $coupon );
		if ( is_wp_error( $saved ) ) {
			set_transient( self::refused_key(), $typed, MINUTE_IN_SECONDS );
			AdminScreen::go( AdminScreen::url( AdminScreen::COUPONS, array( 'coupon' => $id ) ), $saved->get_error_message(), 'error' );
		}
		AdminScreen::go( AdminScreen::url( AdminScreen::COUPONS ), __( 'Coupon saved.', 'vitrine' ) );
	}

	/**
	 * Deletes a coupon.
	 */
	public static function delete(): void {
		$id = (int) AdminScreen::query( 'coupon' );
		AdminScreen::guard( self::DELETE . $id, AdminScreen::COUPONS );
		CouponStore::delete( $id );
		AdminScreen::go( AdminScreen::url( AdminScreen::COUPONS ), __( 'Coupon deleted.', 'vitrine' ) );
	}

	/**
	 * Returns the invalid input once.
	 *
	 * @return array<string, string> Empty if there is none.
	 */
	public static function take_refused(): array {
		$typed = get_transient( self::refused_key() );
		delete_transient( self::refused_key() );
		return is_array( $typed ) ? array_map( 'strval', $typed ) : array();
	}

	/**
	 * Returns the transient of the user's invalid input.
	 */
	private static function refused_key(): string {
		return 'vitrine_refused_coupon_' . get_current_user_id();
	}
}
