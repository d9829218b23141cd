<?php
/**
 * Customers and managers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Parts;

use Vitrine\Move\Marks;
use Vitrine\Move\Write\States;
use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * Users get WooCommerce's roles in addition to their own. Both engines store addresses
 * in the same user meta; only some state codes change.
 */
final class CustomersMover implements Mover {

	private const ROLES = array(
		Roles::CUSTOMER => 'customer',
		Roles::MANAGER  => 'shop_manager',
	);

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return 'customers';
	}

	/**
	 * {@inheritDoc}
	 */
	public function label(): string {
		return __( 'Customers and shop managers', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $after ID of the last item before them.
	 */
	public function left( int $after ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared in statement().
		return (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ( ' . self::statement( $after ) . ' ) found' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $after ID of the last item before them.
	 * @param int $limit Maximum number.
	 */
	public function next( int $after, int $limit ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared in statement().
		return array_values( array_map( 'intval', $wpdb->get_col( self::statement( $after ) . $wpdb->prepare( ' ORDER BY id LIMIT %d', $limit ) ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $id ID from next().
	 */
	public function move( int $id ): string {
		$user = get_userdata( $id );
		if ( false === $user || '' !== (string) get_user_meta( $id, self::mark(), true ) ) {
			return self::KNOWN;
		}
		foreach ( self::ROLES as $own => $theirs ) {
			if ( in_array( $own, $user->roles, true ) && ! in_array( $theirs, $user->roles, true ) && null !== get_role( $theirs ) ) {
				$user->add_role( $theirs );
			}
		}
		$customer = new \WC_Customer( $id );
		$billing  = States::in( $customer->get_billing( 'edit' ) );
		$shipping = States::in( $customer->get_shipping( 'edit' ) );
		$customer->set_billing_state( $billing['state'] ?? '' );
		$customer->set_shipping_state( $shipping['state'] ?? '' );
		$customer->update_meta_data( self::mark(), '1' );
		$customer->save();
		return self::MOVED;
	}

	/**
	 * Meta key of moved customers on this site of the network.
	 */
	private static function mark(): string {
		return Marks::CUSTOMER . '_' . get_current_blog_id();
	}

	/**
	 * Returns the SQL that finds customers by role or order.
	 *
	 * @param int $after ID of the last item before them.
	 */
	private static function statement( int $after ): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			'SELECT user_id AS id FROM %i WHERE meta_key = %s AND ( meta_value LIKE %s OR meta_value LIKE %s ) AND user_id > %d UNION SELECT customer_id AS id FROM %i WHERE customer_id > %d',
			$wpdb->usermeta,
			$wpdb->get_blog_prefix() . 'capabilities',
			'%' . $wpdb->esc_like( '"' . Roles::CUSTOMER . '"' ) . '%',
			'%' . $wpdb->esc_like( '"' . Roles::MANAGER . '"' ) . '%',
			$after,
			$wpdb->prefix . 'vitrine_orders',
			$after
		);
	}
}
