<?php
/**
 * Tests of orders in WordPress's privacy tools.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Orders\Origins\OrderOrigins;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Calls the exporter and eraser as WordPress does.
 */
final class OrderPrivacyTest extends TestCase {

	private const ORIGIN = array(
		'origin' => array(
			'source_type' => 'utm',
			'utm_source'  => 'news',
		),
	);

	/**
	 * Creates an order.
	 *
	 * @param string $email Billing email.
	 */
	private static function order( string $email ): Order {
		$order = ( new Shopper() )->with( Shopper::product() )->buy( '', array( 'billing_email' => $email ), self::ORIGIN );
		self::assertInstanceOf( Order::class, $order );
		return $order;
	}

	/**
	 * @testdox Exports a person's orders with their origin, and nobody else's
	 */
	public function test_export(): void {
		self::order( 'anna@example.org' );
		self::order( 'ben@example.org' );
		$tools = apply_filters( 'wp_privacy_personal_data_exporters', array() );
		$got   = $tools['vitrine-orders']['callback']( 'anna@example.org', 1 );
		$this->assertTrue( $got['done'] );
		$this->assertCount( 1, $got['data'] );
		$said = array_column( $got['data'][0]['data'], 'value' );
		foreach ( array( 'anna@example.org', 'news', 'Mug' ) as $value ) {
			$this->assertContains( $value, $said );
		}
	}

	/**
	 * @testdox Anonymizes finished orders, and removes the origin from all of the person's orders
	 */
	public function test_erase(): void {
		global $wpdb;
		$over = self::order( 'anna@example.org' );
		$open = self::order( 'anna@example.org' );
		$else = self::order( 'ben@example.org' );
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', array( 'status' => 'completed' ), array( 'id' => $over->id ) );
		$tools = apply_filters( 'wp_privacy_personal_data_erasers', array() );
		$got   = $tools['vitrine-orders']['callback']( 'anna@example.org', 1 );
		$this->assertSame( array( true, true, 1, true ), array( $got['items_removed'], $got['items_retained'], count( $got['messages'] ), $got['done'] ) );
		$row = (array) $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}vitrine_orders WHERE id = %d", $over->id ), ARRAY_A );
		$this->assertStringNotContainsString( 'anna', (string) wp_json_encode( $row ) );
		$this->assertStringNotContainsString( 'Hauptstra', (string) wp_json_encode( $row ) );
		$this->assertSame( (string) $over->totals['total'], (string) $row['total'] );
		$this->assertSame( array( array(), array(), 'news' ), array( OrderOrigins::of( $over->id ), OrderOrigins::of( $open->id ), OrderOrigins::of( $else->id )['utm_source'] ) );
	}
}
