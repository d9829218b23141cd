<?php
/**
 * An account that comes with an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Checkout;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Checkout\OpensAccounts;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * The account is made after the order. So it never costs a sale, a repeated
 * request finds its order by the guest's session, and nobody learns for free
 * which addresses have accounts.
 *
 * @see spec 2.7, field 31
 */
final class Registration {

	/**
	 * What speaks against the account that is wanted.
	 *
	 * @param Submission $form   The form.
	 * @param Engine     $engine The shop.
	 */
	public static function problem( Submission $form, Engine $engine ): ?\WP_Error {
		if ( ! self::is_wanted( $form, $engine ) || '' === self::weakness( $form->password ) ) {
			return null;
		}
		/* translators: %d: number of characters. */
		$text = sprintf( __( 'Please choose a password with at least %d characters, or check out as a guest.', 'vitrine' ), self::shortest() );
		return new \WP_Error(
			Contract::name( 'error_codes.invalid_checkout' ),
			$text,
			array(
				'status' => 400,
				'fields' => array( Contract::name( 'fields.account_password' ) => $text ),
			)
		);
	}

	/**
	 * Makes the account and logs its owner in.
	 *
	 * @param Submission $form   The form, without problem().
	 * @param Order      $order  What was ordered with it.
	 * @param Engine     $engine The shop.
	 */
	public static function register( Submission $form, Order $order, Engine $engine ): void {
		if ( ! self::is_wanted( $form, $engine ) || $order->customer_id > 0 ) {
			return;
		}
		if ( ! self::open( $form->password, $order, $engine ) ) {
			$engine->cart()->add_notice( 'info', __( 'Your order was placed as a guest. No account was created, because one may already exist for this email address.', 'vitrine' ) );
		}
	}

	/**
	 * Makes the account of a guest's order and logs its owner in.
	 *
	 * @param string $password Without weakness().
	 * @param Order  $order    What was ordered.
	 * @param Engine $engine   The shop, which may_register().
	 * @return bool Whether there is one now; not where the email address has one.
	 */
	public static function open( string $password, Order $order, Engine $engine ): bool {
		if ( $order->customer_id > 0 || ! self::may_register( $engine ) ) {
			return false;
		}
		// WordPress takes the slashes of a request off, but for those of a password, which its forms hash and check with them.
		$user = wp_insert_user(
			wp_slash(
				array(
					'user_login' => $order->email,
					'user_email' => $order->email,
					'user_pass'  => $password,
					'first_name' => $order->billing['first_name'] ?? '',
					'last_name'  => $order->billing['last_name'] ?? '',
					'role'       => null === get_role( Roles::CUSTOMER ) ? get_option( 'default_role' ) : Roles::CUSTOMER,
				)
			)
		);
		if ( is_wp_error( $user ) ) {
			return false;
		}
		wp_new_user_notification( $user, null, 'admin' );
		wp_set_current_user( $user );
		wp_set_auth_cookie( $user );
		/**
		 * Fires when a shopper got an account with an order, so that the engine
		 * can make the order that customer's.
		 *
		 * @param int   $user  WordPress user.
		 * @param Order $order Placed as a guest.
		 *
		 * @example
		 * add_action( 'vitrine_checkout_registered', fn( $user, $order ) => update_user_meta( $user, 'acme_first_order', $order->id ), 10, 2 );
		 */
		do_action( 'vitrine_checkout_registered', $user, $order );
		return true;
	}

	/**
	 * What is wrong with a password; empty: nothing is.
	 *
	 * @param string $password As typed.
	 */
	public static function weakness( string $password ): string {
		/* translators: %d: number of characters. */
		return mb_strlen( $password ) >= self::shortest() ? '' : sprintf( __( 'Too short. Use at least %d characters.', 'vitrine' ), self::shortest() );
	}

	/**
	 * Whether a guest may have an account that is not the engine's to open.
	 *
	 * @param Engine $engine The shop.
	 */
	public static function may_register( Engine $engine ): bool {
		return ! $engine->checkout() instanceof OpensAccounts && ! is_user_logged_in() && (bool) get_option( 'users_can_register' );
	}

	/**
	 * Characters of a password, at least.
	 */
	private static function shortest(): int {
		return (int) Contract::get( 'limits.password_length' );
	}

	/**
	 * Whether an account is wanted, may be had, and is not the engine's to open.
	 *
	 * @param Submission $form   The form.
	 * @param Engine     $engine The shop.
	 */
	private static function is_wanted( Submission $form, Engine $engine ): bool {
		return $form->create_account && self::may_register( $engine );
	}
}
