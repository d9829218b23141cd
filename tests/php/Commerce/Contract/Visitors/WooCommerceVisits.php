<?php
/**
 * Visitor of WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Visitors;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\WooCommerce\WooCommerceEngine;

/**
 * WooCommerce has one session, customer and cart per request. Each request here
 * loads them from this visitor's cookies and the database, and saves the session
 * at its end, as WooCommerce does in a request over HTTP.
 */
final class WooCommerceVisits implements Visits {

	/**
	 * Cookies in the browser.
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
	 * @param callable $work Code of the request.
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
	 * Stores a cookie. Hooked.
	 *
	 * @param bool   $enabled Whether PHP sends the cookie.
	 * @param string $name    Name of the cookie.
	 * @param mixed  $value   Its value.
	 * @param int    $expires Unix timestamp; 0 for a session cookie.
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
		// Also resets the session's choices, so it comes before the visitor's session is loaded.
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
	 * Ends the request.
	 */
	private function leave(): void {
		( new \WC_Cart_Session( WC()->cart ) )->maybe_set_cart_cookies();
		WC()->session->save_data();
		remove_filter( 'woocommerce_set_cookie_enabled', array( $this, 'keep' ) );
	}
}
