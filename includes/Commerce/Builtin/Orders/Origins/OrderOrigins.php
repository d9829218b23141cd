<?php
/**
 * Origins of orders in the database.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders\Origins;

use Vitrine\Commerce\Rules\OrderOrigin;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps and gives what is known of where an order comes from.
 *
 * @see spec 3.15, 7.18
 */
final class OrderOrigins {

	/**
	 * Keeps an order's origin. Nothing is kept where nothing is told, and what is
	 * kept stays. An order is never lost for it.
	 *
	 * @param int          $order_id Order ID.
	 * @param array<mixed> $fields   Field, without its prefix, to text, as sent.
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
	 * An order's origin.
	 *
	 * @param int $order_id Order ID.
	 * @return array<string, string> Field to text, with `device_type`; empty: nothing is known.
	 */
	public static function of( int $order_id ): array {
		global $wpdb;
		$row    = $wpdb->get_row( $wpdb->prepare( 'SELECT device, fields FROM %i WHERE order_id = %d', self::table(), $order_id ), ARRAY_A );
		$fields = json_decode( (string) ( $row['fields'] ?? '' ), true );
		return is_array( $fields ) ? array_map( 'strval', $fields ) + array( 'device_type' => (string) ( $row['device'] ?? '' ) ) : array();
	}

	/**
	 * Forgets the origins of orders.
	 *
	 * @param list<int> $order_ids The orders' ids.
	 */
	public static function forget( array $order_ids ): void {
		global $wpdb;
		foreach ( $order_ids as $id ) {
			$wpdb->delete( self::table(), array( 'order_id' => $id ) );
		}
	}

	/**
	 * Name of the table of the origins of orders.
	 */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'vitrine_order_origins';
	}
}
