<?php
/**
 * Carts at login and logout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Session;

use Vitrine\Commerce\Builtin\Cart\BuiltinCart;
use Vitrine\Commerce\Builtin\Cart\CartStore;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\BuiltinPages;

defined( 'ABSPATH' ) || exit;

/**
 * A guest's cart is merged to the customer's at login; logout starts a new session.
 */
final class Login {

	/**
	 * Creates the handler for a visitor.
	 *
	 * @param Session   $session Session of the visitor.
	 * @param BuiltinCart      $cart    Cart of the visitor.
	 * @param CartStore $store   Cart store.
	 */
	public function __construct(
		private readonly Session $session,
		private readonly BuiltinCart $cart,
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
	 * Merges the guest's cart to the customer's. The guest's cart is deleted in the
	 * same transaction, so that concurrent logins cannot merge it twice.
	 *
	 * @param string   $login Username.
	 * @param \WP_User $user  User who has logged in.
	 */
	public function merge( string $login, \WP_User $user ): void {
		$guest_key = $this->session->guest_key();
		$before    = get_current_user_id();
		// WordPress sets the current user only in the next request.
		wp_set_current_user( $user->ID );
		try {
			$stored = '' === $guest_key ? null : $this->store->load( $guest_key );
			if ( null !== $stored ) {
				Transaction::run( fn (): bool|\WP_Error => $this->store->delete( $guest_key, $stored->revision ) ? $this->cart->merge( $stored->data ) : true );
			}
			$this->session->end();
			$this->cart->set_cookies();
		} finally {
			wp_set_current_user( $before );
		}
	}

	/**
	 * Updates the cart cookies if the cart was filled in another browser, or if the
	 * cart at the checkout was ordered in another.
	 */
	public function hint(): void {
		$is_missed = $this->session->user_id() > 0 && ! $this->session->is_hinted();
		$is_gone   = $this->session->is_hinted() && BuiltinPages::is( 'checkout' ) && array() === $this->cart->snapshot()->lines;
		if ( $is_missed || $is_gone ) {
			$this->cart->set_cookies();
		}
	}
}
