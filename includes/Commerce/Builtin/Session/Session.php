<?php
/**
 * Who a visitor is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Session;

use Vitrine\Commerce\Builtin\Cart\CartStore;
use Vitrine\Commerce\Cookies\CookieJar;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * A guest is known by a random token in a cookie, of which the database holds
 * a hash. A customer is known by the login, so the cart is the same in every
 * browser.
 */
final class Session {

	/** 256 bits, in hex digits. */
	private const TOKEN = '/^[0-9a-f]{64}$/D';

	/**
	 * The token that a new guest will have when a first write has succeeded.
	 *
	 * @var string
	 */
	private string $token_to_be = '';

	/**
	 * @param CookieJar $cookies The visitor's.
	 */
	public function __construct( private readonly CookieJar $cookies ) {}

	/**
	 * The key of the visitor's cart in the database; empty: there can be none.
	 */
	public function key(): string {
		return $this->user_id() > 0 ? self::key_of_user( $this->user_id() ) : $this->guest_key();
	}

	/**
	 * As key(), or the key of the session that start() would start.
	 */
	public function key_to_be(): string {
		$key = $this->key();
		if ( '' !== $key ) {
			return $key;
		}
		if ( '' === $this->token_to_be ) {
			$this->token_to_be = bin2hex( random_bytes( 32 ) );
		}
		return hash( 'sha256', $this->token_to_be );
	}

	/**
	 * The key that a guest's cookie stands for, whoever is logged in; may be empty.
	 */
	public function guest_key(): string {
		$token = $this->token();
		return '' === $token ? '' : hash( 'sha256', $token );
	}

	/**
	 * The logged-in customer; 0: a guest.
	 */
	public function user_id(): int {
		return get_current_user_id();
	}

	/**
	 * Starts a guest's session, or makes it last from now on. A customer's lasts as the login does.
	 */
	public function start(): void {
		if ( $this->user_id() > 0 ) {
			return;
		}
		$this->key_to_be();
		$token             = '' === $this->token() ? $this->token_to_be : $this->token();
		$this->token_to_be = '';
		$this->cookies->set( self::cookie(), $token, $this->expires(), true );
	}

	/**
	 * Ends a guest's session; the next visit is a stranger's.
	 */
	public function end(): void {
		$this->token_to_be = '';
		$this->cookies->forget( self::cookie() );
		$this->hint( '', 0 );
	}

	/**
	 * Lets scripts and caches know that there is a cart, and which.
	 *
	 * @param string $hash  `cart_hash`; empty for an empty cart.
	 * @param int    $count Pieces.
	 * @see spec 9.4
	 */
	public function hint( string $hash, int $count ): void {
		$values = array(
			'cookies.cart_hash'     => $hash,
			'cookies.items_in_cart' => $count > 0 ? (string) $count : '',
		);
		foreach ( $values as $name => $value ) {
			if ( '' === $value ) {
				$this->cookies->forget( Contract::name( $name ) );
			} else {
				$this->cookies->set( Contract::name( $name ), $value, $this->expires(), false );
			}
		}
	}

	/**
	 * Whether the browser has been told of a cart.
	 */
	public function is_hinted(): bool {
		return '' !== $this->cookies->get( Contract::name( 'cookies.items_in_cart' ) );
	}

	/**
	 * What nonces are bound to: neither the cookie nor the key, so that it opens
	 * no cart. Starts a session where there is none.
	 */
	public function secret(): string {
		if ( $this->user_id() > 0 ) {
			return wp_hash( 'vitrine|' . $this->user_id() . '|' . wp_get_session_token(), 'nonce' );
		}
		if ( '' === $this->token() ) {
			$this->start();
		}
		return wp_hash( 'vitrine|' . $this->token(), 'nonce' );
	}

	/**
	 * The key of a customer's cart.
	 *
	 * @param int $user_id WordPress user ID.
	 */
	private static function key_of_user( int $user_id ): string {
		return 'user-' . $user_id;
	}

	/**
	 * The token in the cookie; empty: none, or nothing that could be one.
	 */
	private function token(): string {
		$token = $this->cookies->get( self::cookie() );
		return 1 === preg_match( self::TOKEN, $token ) ? $token : '';
	}

	/**
	 * When cookies of this moment end.
	 */
	private function expires(): int {
		return time() + DAY_IN_SECONDS * CartStore::GUEST_DAYS;
	}

	/**
	 * The cookie's name: sites of one domain must not share it.
	 */
	public static function cookie(): string {
		return Contract::name( 'cookies.session' ) . '_' . COOKIEHASH;
	}
}
