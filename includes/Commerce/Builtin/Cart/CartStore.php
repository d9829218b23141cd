<?php
/**
 * Carts in the database.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Rules\Cart\Refusals;

defined( 'ABSPATH' ) || exit;

/**
 * A write updates the row only if its revision is still the one that was read.
 * Otherwise the change is repeated with the new data, so that no concurrent write is
 * lost.
 */
final class CartStore {

	private const TRIES    = 60;
	private const PATIENCE = 5.0;

	/** Days that a guest's cart is kept after its last write. */
	public const GUEST_DAYS = 30;

	/** Days that a customer's cart is kept after its last write. */
	public const CUSTOMER_DAYS = 180;

	/**
	 * Loads the cart of a visitor, or null.
	 *
	 * @param string $key Key from Session.
	 */
	public function load( string $key ): ?StoredCart {
		global $wpdb;
		// In a transaction, reads the latest row and locks it.
		$sql = 'SELECT data, revision FROM %i WHERE token = %s' . ( Transaction::is_active() ? ' FOR UPDATE' : '' );
		$row = $wpdb->get_row( $wpdb->prepare( $sql, Tables::carts(), $key ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- The SQL consists of two constants.
		return null === $row ? null : new StoredCart( CartData::of_json( (string) $row->data ), (int) $row->revision );
	}

	/**
	 * Changes a cart. The first write inserts its row.
	 *
	 * @param string                                   $key     Key from Session.
	 * @param int                                      $user_id User ID of the owner; 0: guest.
	 * @param callable(CartData): (CartData|\WP_Error) $change  Change without side effects; it is repeated if another write was faster.
	 * @return StoredCart|\WP_Error Changed cart; error of the change; or `vitrine_cart_busy` (503).
	 */
	public function mutate( string $key, int $user_id, callable $change ): StoredCart|\WP_Error {
		$deadline = microtime( true ) + self::PATIENCE;
		for ( $try = 1; $try <= self::TRIES; $try++ ) {
			$stored = $this->load( $key );
			$data   = $change( $stored->data ?? new CartData() );
			if ( is_wp_error( $data ) ) {
				return $data;
			}
			$revision = $stored->revision ?? 0;
			if ( $this->swap( $key, $user_id, $data, $revision ) ) {
				return new StoredCart( $data, $revision + 1 );
			}
			if ( microtime( true ) > $deadline ) {
				break;
			}
			// Random delay, so that competing writes do not collide again.
			usleep( random_int( 500, min( 100000, 4000 * $try ) ) );
		}
		return Refusals::busy();
	}

	/**
	 * Saves a cart if its revision is still the one that was read.
	 *
	 * @param string   $key      Key from Session.
	 * @param int      $user_id  User ID of the owner; 0: guest.
	 * @param CartData $data     New data.
	 * @param int      $revision Revision that was read; 0: none.
	 */
	public function swap( string $key, int $user_id, CartData $data, int $revision ): bool {
		global $wpdb;
		$expires = gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS * ( $user_id > 0 ? self::CUSTOMER_DAYS : self::GUEST_DAYS ) );
		$quiet   = $wpdb->suppress_errors();
		// A locked database is not an error, but a reason to try again.
		$rows = $revision > 0
			? $wpdb->query( $wpdb->prepare( 'UPDATE %i SET data = %s, revision = revision + 1, expires = %s WHERE token = %s AND revision = %d', Tables::carts(), $data->to_json(), $expires, $key, $revision ) )
			: $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i ( token, user_id, data, revision, created, expires ) VALUES ( %s, %d, %s, 1, %s, %s )', Tables::carts(), $key, $user_id, $data->to_json(), gmdate( 'Y-m-d H:i:s' ), $expires ) );
		$wpdb->suppress_errors( $quiet );
		return 1 === $rows;
	}

	/**
	 * Deletes a cart if its revision is still the one that was read.
	 *
	 * @param string $key      Key from Session.
	 * @param int    $revision Revision that was read.
	 */
	public function delete( string $key, int $revision ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE token = %s AND revision = %d', Tables::carts(), $key, $revision ) );
	}

	/**
	 * Deletes expired carts.
	 */
	public static function delete_expired(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE expires < %s', Tables::carts(), gmdate( 'Y-m-d H:i:s' ) ) );
	}

	/**
	 * Deletes the cart of a deleted user.
	 *
	 * @param int $user_id WordPress user ID.
	 */
	public static function delete_of_user( int $user_id ): void {
		global $wpdb;
		$wpdb->delete( Tables::carts(), array( 'user_id' => $user_id ) );
	}
}
