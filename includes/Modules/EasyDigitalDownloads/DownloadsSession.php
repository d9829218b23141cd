<?php
/**
 * Session data in Easy Digital Downloads' session.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Commerce\Cookies\CookieJar;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * The session is a database row per visitor, identified by a cookie. It is created by
 * the first write, not by reads.
 */
final class DownloadsSession {

	private const REVISION = 'vitrine_revision';
	private const REMOVED  = 'vitrine_removed';
	private const CHANGES  = 'vitrine_changes';
	private const NOTICES  = 'vitrine_notices';
	private const TOKEN    = 'vitrine_token';

	/** Maximum number of removed lines for undo. */
	private const MAX_REMOVED = 10;

	/** @param CookieJar $cookies Cookies of the visitor. */
	public function __construct( private readonly CookieJar $cookies ) {}

	/**
	 * Returns the number of writes.
	 */
	public function revision(): int {
		return (int) EDD()->session->get( self::REVISION, 0 );
	}

	/**
	 * Counts a write and saves the session at once: the next request may arrive before
	 * this one has ended.
	 *
	 * @param list<string> $changes Messages on cart changes; they replace previous ones.
	 */
	public function commit( array $changes = array() ): void {
		EDD()->session->set( self::REVISION, $this->revision() + 1 );
		EDD()->session->set( self::CHANGES, $changes );
		EDD()->session->save();
	}

	/**
	 * Returns the messages on cart changes.
	 *
	 * @return list<string>
	 */
	public function changes(): array {
		return array_values( array_filter( (array) EDD()->session->get( self::CHANGES, array() ), 'is_string' ) );
	}

	/**
	 * Adds messages on cart changes.
	 *
	 * @param list<string> $changes Messages.
	 */
	public function add_changes( array $changes ): void {
		Turns::renew();
		EDD()->session->set( self::CHANGES, array_values( array_unique( array_merge( $this->changes(), $changes ) ) ) );
	}

	/**
	 * Returns the removed lines, the latest last.
	 *
	 * @return array<string, array{item: array<string, mixed>, place: int}> By key.
	 */
	public function removed(): array {
		$removed = EDD()->session->get( self::REMOVED, array() );
		return is_array( $removed ) ? $removed : array();
	}

	/**
	 * Stores the removed lines.
	 *
	 * @param array<string, array{item: array<string, mixed>, place: int}> $removed Removed lines by key.
	 */
	public function keep_removed( array $removed ): void {
		EDD()->session->set( self::REMOVED, array_slice( $removed, -self::MAX_REMOVED, null, true ) );
	}

	/**
	 * Returns the token for nonces. Creates a session.
	 */
	public function token(): string {
		$token = (string) EDD()->session->get( self::TOKEN, '' );
		if ( '' === $token ) {
			Turns::renew();
			$token = (string) EDD()->session->get( self::TOKEN, bin2hex( random_bytes( 16 ) ) );
			EDD()->session->set( self::TOKEN, $token );
			EDD()->session->save();
		}
		return $token;
	}

	/**
	 * Stores a message for the next page, without duplicates.
	 *
	 * @param string $type    `success`, `error` or `info`.
	 * @param string $message Text.
	 */
	public function add_notice( string $type, string $message ): void {
		Turns::renew();
		$notices = (array) EDD()->session->get( self::NOTICES, array() );
		$notice  = array(
			'type' => $type,
			'text' => $message,
		);
		if ( in_array( $notice, $notices, true ) ) {
			return;
		}
		$notices[] = $notice;
		EDD()->session->set( self::NOTICES, $notices );
		EDD()->session->save();
	}

	/**
	 * Returns the stored messages and deletes them.
	 *
	 * @return list<array{type: string, text: string}>
	 */
	public function take_notices(): array {
		$notices = EDD()->session->get( self::NOTICES, array() );
		if ( ! is_array( $notices ) || array() === $notices ) {
			return array();
		}
		Turns::renew();
		EDD()->session->set( self::NOTICES, array() );
		EDD()->session->save();
		return array_values( $notices );
	}

	/**
	 * Sets the cookies that tell scripts on cached pages about the cart. Easy Digital
	 * Downloads' own cookie `edd_items_in_cart` has no number, and scripts cannot read
	 * it.
	 *
	 * @param string $hash  Hash of the cart; empty: no cart.
	 * @param int    $count Sum of quantities.
	 */
	public function set_cookies( string $hash, int $count ): void {
		$brands  = Contract::brands_of( Contract::get( 'settings_values.cart_kinds' )[1] );
		$cookies = array(
			'cookies.cart_hash'     => $hash,
			'cookies.items_in_cart' => $count > 0 ? (string) $count : '',
		);
		foreach ( $cookies as $path => $value ) {
			$name = Contract::name( $path, $brands );
			if ( $this->cookies->get( $name ) === $value ) {
				continue;
			}
			if ( '' === $value ) {
				$this->cookies->forget( $name );
			} else {
				// Session cookies: without them, scripts query a cart that still
				// exists.
				$this->cookies->set( $name, $value, 0, false );
			}
		}
	}
}
