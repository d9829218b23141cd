<?php
/**
 * What orders bring, by where they come from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * An engine whose orders keep their origin can sum them up by it.
 *
 * @see spec 3.15
 */
interface OriginReport {

	/**
	 * Orders that count and what they bring, by type, source and campaign; those
	 * of which nothing is known under empty ones.
	 *
	 * @param string $from First day, `Y-m-d`, UTC.
	 * @param string $to   Last day, likewise.
	 * @return list<array{type: string, source: string, campaign: string, orders: int, revenue: int}> Revenue in minor units, the greatest first.
	 */
	public function totals( string $from, string $to ): array;

	/**
	 * Where its screen stands in the administration, and who may see it.
	 *
	 * @return array{parent: string, capability: string}
	 */
	public function menu(): array;
}
