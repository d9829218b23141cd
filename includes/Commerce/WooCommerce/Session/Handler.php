<?php
/**
 * WooCommerce's session, careful with what others have written.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Session;

use Vitrine\Commerce\SessionLock\SessionLock;
use WC_Cache_Helper;
use WC_Session_Handler;

defined( 'ABSPATH' ) || exit;

/**
 * A request that only looks at the cart keeps a few things in the session all
 * the same: the price of shipping, that a notice was shown. WooCommerce would
 * write the whole session for it, the cart as it was when the request began
 * included. Here such a request writes only when nobody has written since it
 * read, else what it wanted to keep is dropped.
 */
final class Handler extends WC_Session_Handler {

	/**
	 * The row as it was read, by its key; null where there was none.
	 *
	 * @var array<string, string|null>
	 */
	private array $read = array();

	/**
	 * {@inheritDoc}
	 *
	 * @param string $customer_id   Key.
	 * @param mixed  $default_value Where there is no row.
	 * @return mixed
	 */
	public function get_session( $customer_id, $default_value = false ) {
		if ( SessionLock::holds( (string) $customer_id ) ) {
			// A cache of this server may not have heard of another server's write.
			wp_cache_delete( $this->cache_key( (string) $customer_id ), WC_SESSION_CACHE_GROUP );
		}
		$value = parent::get_session( $customer_id, null );

		$this->read[ $customer_id ] = null === $value ? null : md5( (string) maybe_serialize( $value ) );
		return $value ?? $default_value;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string|mixed $old_session_key Of the guest whose session becomes this one.
	 */
	public function save_data( $old_session_key = '' ): void {
		$key = (string) $this->get_customer_id();
		// Who holds the lock, or moves a guest's session, has the last word.
		if ( SessionLock::holds( $key ) || ! in_array( $old_session_key, array( '', null ), true ) ) {
			parent::save_data( $old_session_key );
			return;
		}
		if ( $this->_dirty && $this->has_session() ) {
			$this->save_if_unchanged( $key );
			$this->_dirty = false;
		}
	}

	/**
	 * Whether nothing is kept for this visitor.
	 */
	public function is_empty(): bool {
		return array() === array_filter( (array) $this->_data, static fn ( mixed $value ): bool => null !== $value );
	}

	/**
	 * Writes the session unless its row is another than the one that was read.
	 *
	 * @param string $key Of the session.
	 */
	private function save_if_unchanged( string $key ): void {
		global $wpdb;
		$value = (string) maybe_serialize( $this->_data );
		$read  = $this->read[ $key ] ?? null;
		$rows  = null === $read
			? $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i ( session_key, session_value, session_expiry ) VALUES ( %s, %s, %d )', $this->_table, $key, $value, $this->_session_expiration ) )
			: $wpdb->query( $wpdb->prepare( 'UPDATE %i SET session_value = %s, session_expiry = %d WHERE session_key = %s AND MD5( session_value ) = %s', $this->_table, $value, $this->_session_expiration, $key, $read ) );
		if ( 1 === $rows ) {
			$this->read[ $key ] = md5( $value );
		}
		wp_cache_delete( $this->cache_key( $key ), WC_SESSION_CACHE_GROUP );
	}

	/**
	 * Where WooCommerce keeps a session in the object cache.
	 *
	 * @param string $key Of the session.
	 */
	private function cache_key( string $key ): string {
		return WC_Cache_Helper::get_cache_prefix( WC_SESSION_CACHE_GROUP ) . $key;
	}
}
