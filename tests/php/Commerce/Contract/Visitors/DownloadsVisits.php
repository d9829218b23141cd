<?php
/**
 * Visitors of a shop of downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Visitors;

use Vitrine\Modules\EasyDigitalDownloads\Engine as DownloadsEngine;
use Vitrine\Commerce\Engine;
use Vitrine\Tests\Commerce\Builtin\Checkout\Jar;

/**
 * Easy Digital Downloads has one session and one cart in a process. Each request
 * of a visitor gets new ones, which find the session by the visitor's cookie.
 */
final class DownloadsVisits implements Visits {

	/**
	 * The cookie of the session; empty: never started.
	 *
	 * @var string
	 */
	private string $cookie = '';

	/**
	 * The engine of the request that is under way.
	 *
	 * @var DownloadsEngine|null
	 */
	private ?DownloadsEngine $engine = null;

	/**
	 * A visitor who was never here.
	 */
	public function __construct() {
		$this->jar = new Jar();
	}

	/**
	 * What Vitrine tells the visitor's scripts.
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
	 * @param callable( Engine ): mixed $work What the request does.
	 */
	public function request( callable $work ): mixed {
		$hooks = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
		$this->enter();
		try {
			return $work( $this->engine() );
		} finally {
			$this->leave();
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The hooks of this request's session, cart and engine end with it.
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
		// What those of the process hear is no part of this request.
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
	 * Ends a request.
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
	 * The name of the session's cookie.
	 */
	private function name(): string {
		return 'edd_session_' . COOKIEHASH;
	}
}
