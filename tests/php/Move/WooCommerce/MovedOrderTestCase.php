<?php
/**
 * Base class of tests of migrated orders and refunds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Vitrine\Move\Marks;

/**
 * Sets WooCommerce's order storage and returns migrated orders.
 */
abstract class MovedOrderTestCase extends OldShop {

	/**
	 * Whether WooCommerce stores orders in its own tables (HPOS).
	 */
	abstract protected static function has_tables(): bool;

	/**
	 * Sets WooCommerce's order storage.
	 */
	protected function setUp(): void {
		parent::setUp();
		// WooCommerce refuses the change while orders are waiting to be synchronized; there are none.
		update_option( 'woocommerce_custom_orders_table_enabled', static::has_tables() ? 'yes' : 'no' );
		self::assertSame( static::has_tables(), OrderUtil::custom_orders_table_usage_is_enabled() );
	}

	/**
	 * Returns a migrated order.
	 *
	 * @param int $id Order ID in the built-in engine.
	 */
	protected static function moved( int $id ): \WC_Order {
		$order = wc_get_order( Marks::order( $id ) );
		self::assertInstanceOf( \WC_Order::class, $order );
		return $order;
	}
}
