<?php
/**
 * Visitor of Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Visitors;

use Vitrine\Modules\EasyDigitalDownloads\DownloadsEngine;
use Vitrine\Commerce\Engine;
use Vitrine\Tests\Commerce\Builtin\Checkout\Jar;

/**
 * Easy Digital Downloads has one session and one cart per process. Each request
 * of a visitor gets new ones, which find the session by the visitor's cookie.
 */
final class DownloadsVisits implements Visits {

	/**
	 * Session cookie; empty if no session was started.
	 *
	 * @var string
	 */
	private string $cookie = '';

	/**
	 * Engine of the current request.
	 *
	 * @var DownloadsEngine|null
	 */
	private ?DownloadsEngine $engine = null;

	/**
	 * Constructor.
	 */
	public function __construct() {
		$this->jar = new Jar();
	}

	/**
	 * Cookies that Vitrine sets for scripts.
	 *
	 * @var Jar
	 */
	public readonly Jar $jar;

	/**
	 * {@inheritDoc}
	 */
	public function engine(): Engine {
		return $this->engine ?? new DownloadsEngine( $this->jar );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param callable( Engine ): mixed $work Code of the request.
	 */
	public function request( callable $work ): mixed {
		$hooks = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
		$this->enter();
		try {
			return $work( $this->engine() );
		} finally {
			$this->leave();
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Removes the hooks of this request's session, cart and engine.
			$GLOBALS['wp_filter'] = $hooks;
		}
	}

	/**
	 * Begins a request.
	 */
	private function enter(): void {
		$_COOKIE = '' === $this->cookie ? array() : array( $this->name() => $this->cookie );
		wp_cache_flush();
		foreach ( array( 'edd_cart_contents_loaded', 'edd_cart_contents_loaded_from_session' ) as $action ) {
			unset( $GLOBALS['wp_actions'][ $action ] );
		}
		// Remove callbacks of this process, which are not part of the request.
		remove_all_actions( 'edd_pre_add_to_cart' );
		remove_all_actions( 'shutdown' );
		foreach ( array( 'edd_post_add_to_cart', 'edd_cart_contents_loaded_from_session', 'edd_after_set_cart_item_quantity', 'edd_cart_discounts_updated', 'edd_empty_cart' ) as $hook ) {
			remove_all_actions( $hook );
		}
		remove_all_actions( 'edd_post_remove_from_cart' );
		add_action( 'edd_post_remove_from_cart', 'edd_maybe_remove_cart_discount', 10, 3 );
		EDD()->session = new \EDD\Sessions\Handler();
		EDD()->cart    = new \EDD_Cart();
		$this->engine  = new DownloadsEngine( $this->jar );
		$this->engine->boot();
		EDD()->cart->get_contents();
	}

	/**
	 * Ends the request.
	 */
	private function leave(): void {
		$session = EDD()->session;
		$session->save();
		[ $key, $expiry ] = ( fn (): array => array( (string) $this->session_key, $this->has_cookie ? (int) $this->session_expiry : 0 ) )->call( $session );
		if ( $expiry > 0 ) {
			$to_hash      = $key . '|' . $expiry;
			$this->cookie = implode( '||', array( $key, $expiry, $expiry - HOUR_IN_SECONDS, hash_hmac( 'md5', $to_hash, wp_hash( $to_hash ) ) ) );
		}
		$this->engine = null;
	}

	/**
	 * Returns the name of the session cookie.
	 */
	private function name(): string {
		return 'edd_session_' . COOKIEHASH;
	}
}
