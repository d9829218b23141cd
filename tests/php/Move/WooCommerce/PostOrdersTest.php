<?php
/**
 * Tests of migrating orders to posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

/**
 * Uses WooCommerce's legacy storage, orders as posts.
 */
final class PostOrdersTest extends OrderTests {

	/**
	 * {@inheritDoc}
	 */
	protected static function has_tables(): bool {
		return false;
	}
}
