<?php
/**
 * Tests of migrating refunds to WooCommerce's order tables.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

/**
 * Uses WooCommerce's own order tables (HPOS).
 */
final class RefundsTest extends RefundTests {

	/**
	 * {@inheritDoc}
	 */
	protected static function has_tables(): bool {
		return true;
	}
}
