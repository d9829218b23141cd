<?php
/**
 * Messages for a visitor's next page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Session;

use Vitrine\Commerce\Builtin\Cart\CartData;
use Vitrine\Commerce\Builtin\Cart\CartStore;

defined( 'ABSPATH' ) || exit;

/**
 * Stored with the cart. Without messages nothing is written.
 */
final class SessionNotices {

	/**
	 * @param CartStore $store   Cart store.
	 * @param Session   $session Session of the visitor.
	 */
	public function __construct(
		private readonly CartStore $store,
		private readonly Session $session,
	) {}

	/**
	 * Adds a message, without duplicates.
	 *
	 * @param string $type `success`, `error` or `info`.
	 * @param string $text Plain text.
	 */
	public function add( string $type, string $text ): void {
		$notice = array(
			'type' => $type,
			'text' => $text,
		);
		$stored = $this->store->mutate(
			$this->session->key_to_be(),
			$this->session->user_id(),
			static fn ( CartData $cart ): CartData => in_array( $notice, $cart->notices, true ) ? $cart : $cart->with_notices( array_merge( $cart->notices, array( $notice ) ) )
		);
		if ( ! is_wp_error( $stored ) ) {
			$this->session->start();
		}
	}

	/**
	 * Returns the messages and deletes them.
	 *
	 * @return list<array{type: string, text: string}>
	 */
	public function take(): array {
		$key    = $this->session->key();
		$stored = '' === $key ? null : $this->store->load( $key );
		$taken  = $stored->data->notices ?? array();
		if ( array() !== $taken ) {
			$this->store->mutate(
				$key,
				$this->session->user_id(),
				static function ( CartData $cart ) use ( &$taken ): CartData {
					$taken = $cart->notices;
					return $cart->with_notices( array() );
				}
			);
		}
		return $taken;
	}
}
