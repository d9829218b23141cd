<?php
/**
 * Engine with an order attribution report.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Not every engine records it.
 *
 * @see spec 3.15
 */
interface ReportsOrigins {

	/**
	 * Returns the report.
	 */
	public function origin_report(): OriginReport;
}
