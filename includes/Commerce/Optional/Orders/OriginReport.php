<?php
/**
 * Order attribution report.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * For engines whose orders have attribution data.
 *
 * @see spec 3.15
 */
interface OriginReport {

	/**
	 * Returns orders and revenue by type, source and campaign; these are empty if
	 * unknown.
	 *
	 * @param string $from First day, `Y-m-d`, UTC.
	 * @param string $to   Last day, `Y-m-d`, UTC.
	 * @return list<array{type: string, source: string, campaign: string, orders: int, revenue: int}> Revenue in minor units, the highest first.
	 */
	public function totals( string $from, string $to ): array;

	/**
	 * Returns the parent menu and capability of the report's screen.
	 *
	 * @return array{parent: string, capability: string}
	 */
	public function menu(): array;
}
