<?php
/**
 * Tests of migrating refunds to posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

/**
 * Uses WooCommerce's legacy storage, orders as posts.
 */
final class PostRefundsTest extends RefundTests {

	/**
	 * {@inheritDoc}
	 */
	protected static function has_tables(): bool {
		return false;
	}
}
