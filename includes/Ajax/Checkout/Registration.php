<?php
/**
 * Account creation with an order.
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
 * The account is created after the order. It can then never prevent a sale, a repeated
 * request finds its order by the guest session, and the existence of accounts is not
 * revealed.
 *
 * @see spec 2.7, field 31
 */
final class Registration {

	/**
	 * Returns the error of the requested account, if any.
	 *
	 * @param Submission $form   The submitted form.
	 * @param Engine     $engine The engine.
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
	 * Creates the account and logs the customer in.
	 *
	 * @param Submission $form   The submitted form, without problem().
	 * @param Order      $order  The placed order.
	 * @param Engine     $engine The engine.
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
	 * Creates the account of a guest order and logs the customer in.
	 *
	 * @param string $password Password without weakness().
	 * @param Order  $order    The placed order.
	 * @param Engine $engine   The engine, for which may_register() is true.
	 * @return bool Whether there is one now; not where the email address has one.
	 */
	public static function open( string $password, Order $order, Engine $engine ): bool {
		if ( $order->customer_id > 0 || ! self::may_register( $engine ) ) {
			return false;
		}
		// wp_insert_user() unslashes its data, except the password, which WordPress's forms hash and check with slashes.
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
		 * Fires when an account was created with an order, so that the engine can
		 * assign the order to the customer.
		 *
		 * @param int   $user  User ID.
		 * @param Order $order Order placed as a guest.
		 *
		 * @example
		 * add_action( 'vitrine_checkout_registered', fn( $user, $order ) => update_user_meta( $user, 'acme_first_order', $order->id ), 10, 2 );
		 */
		do_action( 'vitrine_checkout_registered', $user, $order );
		return true;
	}

	/**
	 * Returns what is wrong with a password; empty: nothing.
	 *
	 * @param string $password Password as typed.
	 */
	public static function weakness( string $password ): string {
		/* translators: %d: number of characters. */
		return mb_strlen( $password ) >= self::shortest() ? '' : sprintf( __( 'Too short. Use at least %d characters.', 'vitrine' ), self::shortest() );
	}

	/**
	 * Whether a guest may create an account that the engine does not create itself.
	 *
	 * @param Engine $engine The engine.
	 */
	public static function may_register( Engine $engine ): bool {
		return ! $engine->checkout() instanceof OpensAccounts && ! is_user_logged_in() && (bool) get_option( 'users_can_register' );
	}

	/**
	 * Returns the minimum length of a password.
	 */
	private static function shortest(): int {
		return (int) Contract::get( 'limits.password_length' );
	}

	/**
	 * Whether an account is requested and may be created here.
	 *
	 * @param Submission $form   The submitted form.
	 * @param Engine     $engine The engine.
	 */
	private static function is_wanted( Submission $form, Engine $engine ): bool {
		return $form->create_account && self::may_register( $engine );
	}
}
