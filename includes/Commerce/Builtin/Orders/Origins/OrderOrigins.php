<?php
/**
 * Order attribution in the database.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders\Origins;

use Vitrine\Commerce\Rules\Orders\OrderOrigin;

defined( 'ABSPATH' ) || exit;

/**
 * Saves and loads the attribution data of orders.
 *
 * @see spec 3.15, 7.18
 */
final class OrderOrigins {

	/**
	 * Saves the attribution of an order. Empty data is not saved, and existing data is
	 * kept. Errors do not affect the order.
	 *
	 * @param int          $order_id Order ID.
	 * @param array<mixed> $fields   Unvalidated values by field without prefix.
	 */
	public static function keep( int $order_id, array $fields ): void {
		global $wpdb;
		$clean = OrderOrigin::clean( $fields );
		if ( array() === $clean ) {
			return;
		}
		$wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i ( order_id, source_type, source, campaign, device, fields ) VALUES ( %d, %s, %s, %s, %s, %s )',
				self::table(),
				$order_id,
				$clean['source_type'],
				$clean['utm_source'] ?? '',
				$clean['utm_campaign'] ?? '',
				OrderOrigin::device( $clean['user_agent'] ?? '' ),
				(string) wp_json_encode( $clean, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES )
			)
		);
	}

	/**
	 * Returns the attribution of an order.
	 *
	 * @param int $order_id Order ID.
	 * @return array<string, string> Values by field, with `device_type`; empty: unknown.
	 */
	public static function of( int $order_id ): array {
		global $wpdb;
		$row    = $wpdb->get_row( $wpdb->prepare( 'SELECT device, fields FROM %i WHERE order_id = %d', self::table(), $order_id ), ARRAY_A );
		$fields = json_decode( (string) ( $row['fields'] ?? '' ), true );
		return is_array( $fields ) ? array_map( 'strval', $fields ) + array( 'device_type' => (string) ( $row['device'] ?? '' ) ) : array();
	}

	/**
	 * Deletes the attribution of orders.
	 *
	 * @param list<int> $order_ids Order IDs.
	 */
	public static function forget( array $order_ids ): void {
		global $wpdb;
		foreach ( $order_ids as $id ) {
			$wpdb->delete( self::table(), array( 'order_id' => $id ) );
		}
	}

	/**
	 * Returns the table name.
	 */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'vitrine_order_origins';
	}
}
