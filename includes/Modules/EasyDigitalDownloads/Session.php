<?php
/**
 * What Vitrine keeps in Easy Digital Downloads' session.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Commerce\Cookies\CookieJar;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * The session is that plugin's own: one row a visitor, found by its cookie. It is
 * started by the first write; reading starts none.
 */
final class Session {

	private const REVISION = 'vitrine_revision';
	private const REMOVED  = 'vitrine_removed';
	private const CHANGES  = 'vitrine_changes';
	private const NOTICES  = 'vitrine_notices';
	private const TOKEN    = 'vitrine_token';

	/** Removed lines that can be put back. */
	private const MAX_REMOVED = 10;

	/**
	 * @param CookieJar $cookies Of this visitor.
	 */
	public function __construct( private readonly CookieJar $cookies ) {}

	/**
	 * How many writes there were.
	 */
	public function revision(): int {
		return (int) EDD()->session->get( self::REVISION, 0 );
	}

	/**
	 * Counts a write, and saves the session at once: the next request may be here
	 * before this one has ended.
	 *
	 * @param list<string> $changes What the shopper must hear of the cart; that of before is forgotten.
	 */
	public function commit( array $changes = array() ): void {
		EDD()->session->set( self::REVISION, $this->revision() + 1 );
		EDD()->session->set( self::CHANGES, $changes );
		EDD()->session->save();
	}

	/**
	 * What the shopper must hear of the cart.
	 *
	 * @return list<string>
	 */
	public function changes(): array {
		return array_values( array_filter( (array) EDD()->session->get( self::CHANGES, array() ), 'is_string' ) );
	}

	/**
	 * Adds to that.
	 *
	 * @param list<string> $changes Texts.
	 */
	public function add_changes( array $changes ): void {
		Turns::renew();
		EDD()->session->set( self::CHANGES, array_values( array_unique( array_merge( $this->changes(), $changes ) ) ) );
	}

	/**
	 * The removed lines, the last one last.
	 *
	 * @return array<string, array{item: array<string, mixed>, place: int}> By key.
	 */
	public function removed(): array {
		$removed = EDD()->session->get( self::REMOVED, array() );
		return is_array( $removed ) ? $removed : array();
	}

	/**
	 * Keeps the removed lines.
	 *
	 * @param array<string, array{item: array<string, mixed>, place: int}> $removed By key.
	 */
	public function keep_removed( array $removed ): void {
		EDD()->session->set( self::REMOVED, array_slice( $removed, -self::MAX_REMOVED, null, true ) );
	}

	/**
	 * What nonces are bound to. Starts a session.
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
	 * Keeps a message for the next page, once however often it is said before
	 * somebody reads it.
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
	 * The kept messages; they are then forgotten.
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
	 * Tells the scripts of cacheable pages that there is a cart. Its own cookie
	 * `edd_items_in_cart` says no number, and scripts cannot read it.
	 *
	 * @param string $hash  The cart's; empty: there is none.
	 * @param int    $count Sum of quantities.
	 */
	public function tell_scripts( string $hash, int $count ): void {
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
				// For the browser's session: without it, a cart that lives on is asked for.
				$this->cookies->set( $name, $value, 0, false );
			}
		}
	}
}
