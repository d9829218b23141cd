<?php
/**
 * Orders on their way to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

/**
 * As posts, the older way.
 */
final class PostOrdersTest extends OrderTests {

	/**
	 * {@inheritDoc}
	 */
	protected static function has_tables(): bool {
		return false;
	}
}
