<?php
/**
 * Order attribution report.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders\Origins;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Optional\Orders\OriginReport;

defined( 'ABSPATH' ) || exit;

/**
 * Queries the orders of the built-in engine.
 */
final class OriginTotals implements OriginReport {

	/**
	 * {@inheritDoc}
	 *
	 * @param string $from First day.
	 * @param string $to   Last day.
	 */
	public function totals( string $from, string $to ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT COALESCE( o.source_type, '' ) AS type, COALESCE( o.source, '' ) AS source, COALESCE( o.campaign, '' ) AS campaign, COUNT(*) AS orders, SUM( a.total ) AS revenue
				FROM %i a LEFT JOIN %i o ON o.order_id = a.id
				WHERE a.created >= %s AND a.created <= %s AND a.status NOT IN ( %s, %s, %s, %s )
				GROUP BY COALESCE( o.source_type, '' ), COALESCE( o.source, '' ), COALESCE( o.campaign, '' )
				ORDER BY revenue DESC, orders DESC LIMIT 500",
				$wpdb->prefix . 'vitrine_orders',
				OrderOrigins::table(),
				"$from 00:00:00",
				"$to 23:59:59",
				OrderStatus::PENDING,
				OrderStatus::CANCELLED,
				OrderStatus::REFUNDED,
				OrderStatus::FAILED
			),
			ARRAY_A
		);
		return array_values(
			array_map(
				static fn ( array $row ): array => array(
					'type'     => (string) $row['type'],
					'source'   => (string) $row['source'],
					'campaign' => (string) $row['campaign'],
					'orders'   => (int) $row['orders'],
					'revenue'  => (int) $row['revenue'],
				),
				$rows
			)
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function menu(): array {
		return array(
			'parent'     => AdminScreen::ORDERS,
			'capability' => AdminScreen::capability(),
		);
	}
}
