<?php
/**
 * An engine that sums orders up by their origin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port, since not every engine's orders keep one.
 *
 * @see spec 3.15
 */
interface ReportsOrigins {

	/**
	 * The totals.
	 */
	public function origin_report(): OriginReport;
}
