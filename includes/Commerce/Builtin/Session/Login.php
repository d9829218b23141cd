<?php
/**
 * What a login does to carts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Session;

use Vitrine\Commerce\Builtin\Cart\Cart;
use Vitrine\Commerce\Builtin\Cart\CartStore;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * A guest's cart goes to the customer who logs in; a logout starts anew.
 */
final class Login {

	/**
	 * For a visitor.
	 *
	 * @param Session   $session The visitor's.
	 * @param Cart      $cart    The visitor's.
	 * @param CartStore $store   Carts in the database.
	 */
	public function __construct(
		private readonly Session $session,
		private readonly Cart $cart,
		private readonly CartStore $store = new CartStore(),
	) {}

	/**
	 * Registers the hooks.
	 */
	public function boot(): void {
		add_action( 'wp_login', array( $this, 'merge' ), 10, 2 );
		add_action( 'wp_logout', array( $this->session, 'end' ), 10, 0 );
		add_action( 'wp', array( $this, 'hint' ), 10, 0 );
	}

	/**
	 * Adds the guest's cart to the customer's. The guest's is deleted in the
	 * same transaction, so two logins at once do not add it twice.
	 *
	 * @param string   $login Name of the user.
	 * @param \WP_User $user  Who has just logged in.
	 */
	public function merge( string $login, \WP_User $user ): void {
		$guest_key = $this->session->guest_key();
		$before    = get_current_user_id();
		// WordPress makes the user the current one only in the next request.
		wp_set_current_user( $user->ID );
		try {
			$stored = '' === $guest_key ? null : $this->store->load( $guest_key );
			if ( null !== $stored ) {
				Transaction::run( fn (): bool|\WP_Error => $this->store->delete( $guest_key, $stored->revision ) ? $this->cart->merge( $stored->data ) : true );
			}
			$this->session->end();
			$this->cart->tell();
		} finally {
			wp_set_current_user( $before );
		}
	}

	/**
	 * Tells a customer's browser of a cart that was filled in another one, and any
	 * browser at the checkout of a cart that was ordered without it.
	 */
	public function hint(): void {
		$is_missed = $this->session->user_id() > 0 && ! $this->session->is_hinted();
		$is_gone   = $this->session->is_hinted() && Pages::is( 'checkout' ) && array() === $this->cart->snapshot()->lines;
		if ( $is_missed || $is_gone ) {
			$this->cart->tell();
		}
	}
}
