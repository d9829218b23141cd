<?php
/**
 * A visitor of WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Visitors;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\WooCommerce\Engine as WooCommerceEngine;

/**
 * WooCommerce has one session, one customer and one cart a request. Each request
 * here takes them from this visitor's cookies and the database, as a request
 * over HTTP does, and saves the session at its end, as WooCommerce does.
 */
final class WooCommerceVisits implements Visits {

	/**
	 * What the browser holds.
	 *
	 * @var array<string, string>
	 */
	private array $cookies = array();

	/**
	 * {@inheritDoc}
	 */
	public function engine(): Engine {
		return new WooCommerceEngine();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param callable $work What the request does.
	 */
	public function request( callable $work ): mixed {
		$this->enter();
		try {
			return $work( $this->engine() );
		} finally {
			$this->leave();
		}
	}

	/**
	 * Takes a cookie. Hooked.
	 *
	 * @param bool   $enabled Whether PHP is to send it.
	 * @param string $name    Of the cookie.
	 * @param mixed  $value   Its value.
	 * @param int    $expires Unix time; 0: with the browser.
	 */
	public function keep( bool $enabled, string $name, mixed $value, int $expires ): bool {
		unset( $this->cookies[ $name ] );
		if ( 0 === $expires || $expires > time() ) {
			$this->cookies[ $name ] = (string) $value;
		}
		return false;
	}

	/**
	 * Begins a request.
	 */
	private function enter(): void {
		add_filter( 'woocommerce_set_cookie_enabled', array( $this, 'keep' ), 10, 4 );
		$_COOKIE = $this->cookies;
		wp_cache_flush();
		// Takes the session's choices with it, so before the visitor's own is loaded.
		WC()->shipping()->reset_shipping();
		$session = WC()->session;
		foreach ( array( '_has_cookie', '_dirty' ) as $memory ) {
			( new \ReflectionProperty( $session, $memory ) )->setValue( $session, false );
		}
		$session->set_session_expiration();
		$session->init_session_cookie();
		WC()->customer = new \WC_Customer( get_current_user_id(), true );
		$cart          = WC()->cart;
		foreach ( array( 'set_cart_contents', 'set_removed_cart_contents', 'set_applied_coupons' ) as $part ) {
			$cart->$part( array() );
		}
		$cart->get_cart_from_session();
	}

	/**
	 * Ends it.
	 */
	private function leave(): void {
		( new \WC_Cart_Session( WC()->cart ) )->maybe_set_cart_cookies();
		WC()->session->save_data();
		remove_filter( 'woocommerce_set_cookie_enabled', array( $this, 'keep' ) );
	}
}
