<?php
/**
 * WooCommerce session handler that does not overwrite concurrent changes.
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
 * A request that only reads the cart still stores a few things in the session, such as
 * shipping rates or shown notices. WooCommerce would then write the whole session,
 * including the cart as it was when the request began. Here such a request writes only
 * if the row has not changed since it was read; otherwise its data is dropped.
 */
final class Handler extends WC_Session_Handler {

	/**
	 * Hash of each row as it was read, by session key; null if there was none.
	 *
	 * @var array<string, string|null>
	 */
	private array $read = array();

	/**
	 * {@inheritDoc}
	 *
	 * @param string $customer_id   Session key.
	 * @param mixed  $default_value Value if there is no row.
	 * @return mixed
	 */
	public function get_session( $customer_id, $default_value = false ) {
		if ( SessionLock::holds( (string) $customer_id ) ) {
			// The cache of this server may not know about another server's write.
			wp_cache_delete( $this->cache_key( (string) $customer_id ), WC_SESSION_CACHE_GROUP );
		}
		$value = parent::get_session( $customer_id, null );

		$this->read[ $customer_id ] = null === $value ? null : md5( (string) maybe_serialize( $value ) );
		return $value ?? $default_value;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string|mixed $old_session_key Key of the guest session that is moved to this one.
	 */
	public function save_data( $old_session_key = '' ): void {
		$key = (string) $this->get_customer_id();
		// A request with the lock, or one that moves a guest session, always writes.
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
	 * Whether the session is empty.
	 */
	public function is_empty(): bool {
		return array() === array_filter( (array) $this->_data, static fn ( mixed $value ): bool => null !== $value );
	}

	/**
	 * Writes the session unless its row has changed since it was read.
	 *
	 * @param string $key Session key.
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
	 * Returns the key of a session in the object cache.
	 *
	 * @param string $key Session key.
	 */
	private function cache_key( string $key ): string {
		return WC_Cache_Helper::get_cache_prefix( WC_SESSION_CACHE_GROUP ) . $key;
	}
}
