<?php
/**
 * Session of a visitor.
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
 * A guest is identified by a random token in a cookie, whose hash is stored in the
 * database. A customer is identified by login, so that the cart is the same in every
 * browser.
 */
final class Session {

	/** 256 bits in hex digits. */
	private const TOKEN = '/^[0-9a-f]{64}$/D';

	/**
	 * Token for a new guest, used after the first successful write.
	 *
	 * @var string
	 */
	private string $token_to_be = '';

	/** @param CookieJar $cookies Cookies of the visitor. */
	public function __construct( private readonly CookieJar $cookies ) {}

	/**
	 * Returns the key of the visitor's cart in the database; empty if there is none.
	 */
	public function key(): string {
		return $this->user_id() > 0 ? self::key_of_user( $this->user_id() ) : $this->guest_key();
	}

	/**
	 * Returns the key, or the key of the session that start() would create.
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
	 * Returns the key of the guest cookie, even if a user is logged in; may be empty.
	 */
	public function guest_key(): string {
		$token = $this->token();
		return '' === $token ? '' : hash( 'sha256', $token );
	}

	/**
	 * Returns the ID of the logged-in customer; 0: guest.
	 */
	public function user_id(): int {
		return get_current_user_id();
	}

	/**
	 * Starts or extends a guest's session. A customer's session lasts as long as the
	 * login.
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
	 * Ends a guest's session.
	 */
	public function end(): void {
		$this->token_to_be = '';
		$this->cookies->forget( self::cookie() );
		$this->hint( '', 0 );
	}

	/**
	 * Sets the cookies that tell scripts and caches about the cart.
	 *
	 * @param string $hash  `cart_hash`; empty for an empty cart.
	 * @param int    $count Number of items.
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
	 * Whether the browser has a cookie about the cart.
	 */
	public function is_hinted(): bool {
		return '' !== $this->cookies->get( Contract::name( 'cookies.items_in_cart' ) );
	}

	/**
	 * Returns the secret for nonces, which cannot be used to access the cart. Starts a
	 * session if there is none.
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
	 * Returns the key of a customer's cart.
	 *
	 * @param int $user_id WordPress user ID.
	 */
	private static function key_of_user( int $user_id ): string {
		return 'user-' . $user_id;
	}

	/**
	 * Returns the token in the cookie; empty if missing or invalid.
	 */
	private function token(): string {
		$token = $this->cookies->get( self::cookie() );
		return 1 === preg_match( self::TOKEN, $token ) ? $token : '';
	}

	/**
	 * Returns the expiration of cookies.
	 */
	private function expires(): int {
		return time() + DAY_IN_SECONDS * CartStore::GUEST_DAYS;
	}

	/**
	 * Returns the name of the cookie, which is different for each site of a domain.
	 */
	public static function cookie(): string {
		return Contract::name( 'cookies.session' ) . '_' . COOKIEHASH;
	}
}
