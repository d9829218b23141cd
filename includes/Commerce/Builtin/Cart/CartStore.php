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
use Vitrine\Commerce\Rules\Refusals;

defined( 'ABSPATH' ) || exit;

/**
 * A write compares the revision it has read and swaps the data in one
 * statement. Who comes too late reads again and does the same change on what
 * is there now, so of two writes at once both are kept.
 */
final class CartStore {

	private const TRIES    = 60;
	private const PATIENCE = 5.0;

	/** Days that a guest's cart is kept after its last write. */
	public const GUEST_DAYS = 30;

	/** Days that a customer's cart is kept after its last write. */
	public const CUSTOMER_DAYS = 180;

	/**
	 * The cart of a visitor, or null.
	 *
	 * @param string $key As Session has it.
	 */
	public function load( string $key ): ?StoredCart {
		global $wpdb;
		// Within a transaction the row must be the latest one, and stay so.
		$sql = 'SELECT data, revision FROM %i WHERE token = %s' . ( Transaction::is_active() ? ' FOR UPDATE' : '' );
		$row = $wpdb->get_row( $wpdb->prepare( $sql, Tables::carts(), $key ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Two constants.
		return null === $row ? null : new StoredCart( CartData::of_json( (string) $row->data ), (int) $row->revision );
	}

	/**
	 * Changes a cart. The first write makes its row.
	 *
	 * @param string                                   $key     As Session has it.
	 * @param int                                      $user_id Whose it is; 0: a guest's.
	 * @param callable(CartData): (CartData|\WP_Error) $change  Runs again when another write was faster; has no effect but its answer.
	 * @return StoredCart|\WP_Error The cart as it then is; the change's refusal; `vitrine_cart_busy` (503).
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
			// Chance keeps those who met once from meeting again.
			usleep( random_int( 500, min( 100000, 4000 * $try ) ) );
		}
		return Refusals::busy();
	}

	/**
	 * Writes a cart if its revision is still the one that was read.
	 *
	 * @param string   $key      As Session has it.
	 * @param int      $user_id  Whose it is; 0: a guest's.
	 * @param CartData $data     What it is to hold.
	 * @param int      $revision As it was read; 0: there was none.
	 */
	public function swap( string $key, int $user_id, CartData $data, int $revision ): bool {
		global $wpdb;
		$expires = gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS * ( $user_id > 0 ? self::CUSTOMER_DAYS : self::GUEST_DAYS ) );
		$quiet   = $wpdb->suppress_errors();
		// A database that is locked is one more reason to try again, not an error.
		$rows = $revision > 0
			? $wpdb->query( $wpdb->prepare( 'UPDATE %i SET data = %s, revision = revision + 1, expires = %s WHERE token = %s AND revision = %d', Tables::carts(), $data->to_json(), $expires, $key, $revision ) )
			: $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i ( token, user_id, data, revision, created, expires ) VALUES ( %s, %d, %s, 1, %s, %s )', Tables::carts(), $key, $user_id, $data->to_json(), gmdate( 'Y-m-d H:i:s' ), $expires ) );
		$wpdb->suppress_errors( $quiet );
		return 1 === $rows;
	}

	/**
	 * Deletes a cart if its revision is still the one that was read.
	 *
	 * @param string $key      As Session has it.
	 * @param int    $revision As it was read.
	 */
	public function delete( string $key, int $revision ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE token = %s AND revision = %d', Tables::carts(), $key, $revision ) );
	}

	/**
	 * Deletes carts that nobody came back for.
	 */
	public static function delete_expired(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE expires < %s', Tables::carts(), gmdate( 'Y-m-d H:i:s' ) ) );
	}

	/**
	 * Deletes the cart of a user who is deleted.
	 *
	 * @param int $user_id WordPress user ID.
	 */
	public static function delete_of_user( int $user_id ): void {
		global $wpdb;
		$wpdb->delete( Tables::carts(), array( 'user_id' => $user_id ) );
	}
}
