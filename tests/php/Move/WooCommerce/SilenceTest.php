<?php
/**
 * Tests of side effects of the migration.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Move\Marks;

/**
 * No emails, webhooks, stock changes, coupon uses or status changes.
 */
final class SilenceTest extends OldShop {

	/** Things that follow from an order of today. */
	private const EVENTS = array(
		'wp_mail',
		'woocommerce_deliver_webhook_async',
		'woocommerce_webhook_delivery',
		'woocommerce_order_status_changed',
		'woocommerce_payment_complete',
		'woocommerce_reduce_order_stock',
		'woocommerce_restore_order_stock',
		'woocommerce_increase_coupon_usage_count',
		'woocommerce_order_refunded',
		'woocommerce_new_customer_note',
		'woocommerce_low_stock',
		'woocommerce_no_stock',
		'woocommerce_created_customer',
	);

	/**
	 * Creates a WooCommerce webhook for a topic.
	 *
	 * @param string $topic For example `order.created`.
	 */
	private static function webhook( string $topic ): void {
		$hook = new \WC_Webhook();
		$hook->set_name( $topic );
		$hook->set_user_id( 1 );
		$hook->set_topic( $topic );
		$hook->set_secret( 'secret' );
		$hook->set_delivery_url( 'https://example.org/hook' );
		$hook->set_status( 'active' );
		$hook->save();
		$hook->enqueue();
	}

	/**
	 * Creates a shop with every kind of object that could cause side effects.
	 *
	 * @return array{product: int, coupon: int, orders: list<int>}
	 */
	private static function shop(): array {
		global $wpdb;
		$lamp   = self::product( array( 'stock' => 1, 'low_stock' => 5, 'total_sales' => 3 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$coupon = self::coupon( 'ten', array( 'used' => 2 ) );
		$orders = array();
		foreach ( array( 'pending', 'on-hold', 'processing', 'completed', 'cancelled', 'refunded', 'failed' ) as $status ) {
			$orders[] = self::order(
				array(
					'status'         => $status,
					'payment_status' => 'refunded' === $status ? 'refunded' : 'paid',
					'items'          => array( self::item( $lamp, 1999 ) ),
					'coupons'        => array(
						array(
							'code'     => 'ten',
							'discount' => 0,
						),
					),
					'row'            => array( 'refunded' => 'refunded' === $status ? 2489 : 0 ),
				)
			);
		}
		( new OrderNotes( $wpdb ) )->add( $orders[2], 'For you', 'Ann', true );
		return array(
			'product' => $lamp,
			'coupon'  => $coupon,
			'orders'  => $orders,
		);
	}

	/**
	 * @testdox A move sends no email or webhook and changes no stock or coupon usage
	 */
	public function test_silent(): void {
		// Its hooks were removed after the previous test.
		new \WC_Emails();
		array_map( array( self::class, 'webhook' ), array( 'order.created', 'order.updated', 'product.updated', 'coupon.created', 'customer.updated' ) );
		[ 'product' => $lamp, 'coupon' => $coupon, 'orders' => $orders ] = self::shop();
		$heard = array();
		unset( $GLOBALS['wc_queued_webhooks'] );
		foreach ( self::EVENTS as $event ) {
			add_filter(
				$event,
				static function ( $value = null ) use ( $event, &$heard ) {
					$heard[] = $event;
					return $value;
				},
				1
			);
		}
		self::move();

		$this->assertSame( array(), $heard );
		// WooCommerce sends them at the end of the request.
		$this->assertSame( array(), $GLOBALS['wc_queued_webhooks'] ?? array() );
		$this->assertSame( array(), $this->mails() );
		$this->assertSame( array(), WC()->queue()->search( array( 'hook' => 'woocommerce_deliver_webhook_async', 'status' => 'pending' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 1, 3 ), array( wc_get_product( $lamp )->get_stock_quantity(), wc_get_product( $lamp )->get_total_sales() ) );
		$this->assertSame( 2, ( new \WC_Coupon( Marks::coupon( $coupon ) ) )->get_usage_count() );
		$this->assertSame( array( 'pending', 'on-hold', 'processing', 'completed', 'cancelled', 'refunded', 'failed' ), array_map( static fn ( int $id ): string => wc_get_order( Marks::order( $id ) )->get_status(), $orders ) );
		$this->assertSame( array( 'For you' ), array_column( wc_get_order_notes( array( 'order_id' => Marks::order( $orders[2] ) ) ), 'content' ) );
	}

	/**
	 * @testdox Control: saving the same orders normally triggers the hooks the previous test watches
	 */
	public function test_listens(): void {
		// Its hooks were removed after the previous test.
		new \WC_Emails();
		self::webhook( 'order.created' );
		$lamp = wc_get_product( self::lamp_of_woocommerce() );
		unset( $GLOBALS['wc_queued_webhooks'] );
		$heard = array();
		foreach ( self::EVENTS as $event ) {
			add_filter(
				$event,
				static function ( $value = null ) use ( $event, &$heard ) {
					$heard[ $event ] = true;
					return $value;
				},
				1
			);
		}
		$order = new \WC_Order();
		$order->set_billing_email( 'ada@example.org' );
		$order->add_product( $lamp );
		$order->set_status( 'processing' );
		$order->save();

		$this->assertArrayHasKey( 'wp_mail', $heard );
		$this->assertNotSame( array(), $GLOBALS['wc_queued_webhooks'] ?? array() );
		$this->assertArrayHasKey( 'woocommerce_order_status_changed', $heard );
		$this->assertArrayHasKey( 'woocommerce_reduce_order_stock', $heard );
	}

	/**
	 * Creates a WooCommerce product with two in stock.
	 */
	private static function lamp_of_woocommerce(): int {
		$lamp = new \WC_Product_Simple();
		$lamp->set_name( 'Lamp' );
		$lamp->set_regular_price( '10' );
		$lamp->set_manage_stock( true );
		$lamp->set_stock_quantity( 2 );
		return $lamp->save();
	}
}
