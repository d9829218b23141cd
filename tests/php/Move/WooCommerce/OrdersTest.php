<?php
/**
 * Orders on their way to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

/**
 * In tables of their own.
 */
final class OrdersTest extends OrderTests {

	/**
	 * {@inheritDoc}
	 */
	protected static function has_tables(): bool {
		return true;
	}
}
