<?php
/**
 * Base class of tests of migrated orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Move\Marks;
use Vitrine\Move\OldAddresses;
use Vitrine\Move\MoveProgress;

/**
 * Tests that amounts match exactly and that everything related to an order is
 * migrated, with either of WooCommerce's order storages.
 */
abstract class OrderTests extends MovedOrderTestCase {

	/**
	 * @testdox A moved order keeps customer, dates, status, payment, note, number and items
	 */
	public function test_order(): void {
		global $wpdb;
		$shirt = self::shirt();
		$red   = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT variation_id FROM %i ORDER BY variation_id LIMIT 1', Tables::variations() ) );
		$id    = self::order(
			array(
				'status' => 'completed',
				'items'  => array(
					self::item(
						$shirt,
						3000,
						array(
							'variation_id' => $red,
							'name'         => 'Shirt',
							'quantity'     => 2,
							'data'         => array(
								array(
									'name'  => 'Colour',
									'value' => 'Red',
								),
							),
						)
					),
				),
			)
		);
		self::move();

		$order = self::moved( $id );
		$this->assertSame( array( 'completed', 'EUR', 'bacs', 'Bank transfer', 'tx-1', 'Ring twice', 'ada@example.org' ), array( $order->get_status(), $order->get_currency(), $order->get_payment_method(), $order->get_payment_method_title(), $order->get_transaction_id(), $order->get_customer_note(), $order->get_billing_email() ) );
		$this->assertSame( strtotime( '2026-03-04 05:06:07 UTC' ), $order->get_date_created()->getTimestamp() );
		$this->assertSame( strtotime( '2026-03-04 05:06:07 UTC' ), $order->get_date_paid()->getTimestamp() );
		$this->assertSame( array( 'Ada', 'Torstraße 1', 'Berlin', '10119', 'DE', '030 123' ), array( $order->get_billing_first_name(), $order->get_billing_address_1(), $order->get_shipping_city(), $order->get_shipping_postcode(), $order->get_shipping_country(), $order->get_billing_phone() ) );
		$this->assertSame( array( '34.90', '4.90' ), array( $order->get_total(), wc_format_decimal( $order->get_shipping_total(), 2 ) ) );
		$line = current( $order->get_items() );
		$this->assertSame( array( $shirt, 'Shirt', 2, 'Red' ), array( $line->get_product_id(), $line->get_name(), $line->get_quantity(), $line->get_meta( 'Colour' ) ) );
		$this->assertSame( 'SHIRT-R', $line->get_product()->get_sku() );
		$this->assertSame( array( true, true, true ), array( $order->get_order_stock_reduced(), $order->get_recorded_sales(), $order->get_new_order_email_sent() ) );
		OldAddresses::boot();
		$this->assertSame( (string) $id, $order->get_order_number() );
		$this->assertSame( 'Standard shipping', $order->get_shipping_method() );
	}

	/**
	 * @testdox Tax, discount and shipping add up to the cent, with prices including or excluding tax
	 */
	public function test_amounts(): void {
		$taxes = array(
			array(
				'label'  => 'VAT 19%',
				'amount' => 397,
			),
			array(
				'label'  => 'VAT 7%',
				'amount' => 33,
			),
		);
		$items = array(
			self::item( 0, 1799, array( 'subtotal' => 1999 ) ),
			self::item( 0, 333, array( 'subtotal' => 370, 'quantity' => 3 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		);
		$order = array(
			'items'   => $items,
			'taxes'   => $taxes,
			'coupons' => array(
				array(
					'code'     => 'ten',
					'discount' => 237,
				),
			),
		);
		$sums  = array(
			'subtotal' => 2369,
			'discount' => 237,
			'shipping' => 490,
			'tax'      => 430,
		);
		$with  = self::order( $order + array( 'totals' => $sums + array( 'total' => 2622 ) ) );
		$add   = self::order( $order + array( 'totals' => $sums + array( 'total' => 3052 ) ) );
		$odd   = self::order( $order + array( 'totals' => $sums + array( 'total' => 2623 ) ) );
		self::move();

		foreach ( array( $with => '26.22', $add => '30.52', $odd => '26.23' ) as $id => $total ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$moved = self::moved( $id );
			$this->assertSame( $total, $moved->get_total() );
			$this->assertSame( '4.30', wc_format_decimal( $moved->get_total_tax(), 2 ) );
			$this->assertSame( array( 'VAT 19%' => '3.97', 'VAT 7%' => '0.33' ), array_map( static fn ( \stdClass $tax ): string => wc_format_decimal( $tax->amount, 2 ), array_combine( array_column( $moved->get_tax_totals(), 'label' ), $moved->get_tax_totals() ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$this->assertSame( '2.37', wc_format_decimal( (float) $moved->get_discount_total() + ( $id === $add ? 0 : (float) $moved->get_discount_tax() ), 2 ) );
			$this->assertSame( array( 'ten' ), $moved->get_coupon_codes() );
			// WooCommerce's own calculation gives the same totals.
			$moved->calculate_totals( false );
			$this->assertSame( $total, $moved->get_total() );
		}
		$this->assertSame( array( true, false ), array( self::moved( $with )->get_prices_include_tax(), self::moved( $add )->get_prices_include_tax() ) );
		$this->assertSame( array( '0.01' ), array_values( array_map( static fn ( \WC_Order_Item_Fee $fee ): string => $fee->get_total(), self::moved( $odd )->get_fees() ) ) );
	}

	/**
	 * @testdox Fees with their tax and custom checkout fields are moved
	 */
	public function test_fees(): void {
		$order = array(
			'items'  => array( self::item( 0, 1000 ) ),
			'fees'   => array( array( 'label' => 'Gift wrapping', 'amount' => 500, 'tax' => 95 ), array( 'label' => 'Loyalty', 'amount' => -200, 'tax' => 0 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'fields' => array( 'billing_vat_number' => array( 'label' => 'VAT number', 'value' => 'DE123', 'text' => 'DE123' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'totals' => array(
				'subtotal' => 1000,
				'discount' => 0,
				'shipping' => 0,
				'tax'      => 285,
				'total'    => 1585,
			),
		);
		$id    = self::order( $order );
		self::move();
		$moved = self::moved( $id );
		$fees  = array_values( array_map( static fn ( \WC_Order_Item_Fee $fee ): array => array( $fee->get_name(), wc_format_decimal( $fee->get_total(), 2 ), wc_format_decimal( $fee->get_total_tax(), 2 ) ), $moved->get_fees() ) );

		$this->assertSame( array( array( 'Gift wrapping', '5.00', '0.95' ), array( 'Loyalty', '-2.00', '0.00' ) ), $fees );
		$this->assertSame( array( '15.85', '2.85', 'DE123' ), array( $moved->get_total(), wc_format_decimal( $moved->get_total_tax(), 2 ), $moved->get_meta( '_billing_vat_number' ) ) );
		$moved->calculate_totals( false );
		$this->assertSame( '15.85', $moved->get_total() );
	}

	/**
	 * @testdox Moves orders with deleted products, no address, no payment, canceled or in a zero-decimal currency
	 */
	public function test_odd_orders(): void {
		$ids = array(
			self::order( array( 'items' => array( self::item( 99999, 1000 ) ) ) ),
			self::order( array( 'billing' => array(), 'shipping' => array(), 'email' => '' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			self::order( array( 'status' => 'cancelled', 'payment_status' => 'unpaid' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			self::order( array( 'status' => 'pending', 'payment_status' => 'in-progress' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			self::order( array( 'currency' => new \Vitrine\Commerce\Value\Currency( 'JPY', '¥', 'left', 0 ) ) ),
		);
		self::move();

		$orders = array_map( array( self::class, 'moved' ), $ids );
		$this->assertSame( array( '14.90', '24.89', '24.89', '24.89', '2489.00' ), array_map( static fn ( \WC_Order $order ): string => wc_format_decimal( $order->get_total(), 2 ), $orders ) );
		$this->assertFalse( $orders[2]->get_order_stock_reduced() );
		$this->assertNull( $orders[2]->get_date_paid() );
		$this->assertStringContainsString( 'Payment in progress', wc_get_order_notes( array( 'order_id' => $orders[3]->get_id() ) )[0]->content );
	}

	/**
	 * @testdox States get WooCommerce's codes, and an old receipt link redirects
	 */
	public function test_states_and_receipt(): void {
		$key    = str_repeat( 'a', 32 );
		$tokyo  = array( 'first_name' => 'Aiko', 'country' => 'JP', 'state' => '13' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$mexico = array( 'first_name' => 'Ana', 'country' => 'MX', 'state' => 'JAL' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$id     = self::order( array( 'billing' => $tokyo, 'shipping' => $mexico, 'key' => $key ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::move();

		$order = self::moved( $id );
		$this->assertSame( array( 'JP13', 'JA' ), array( $order->get_billing_state(), $order->get_shipping_state() ) );
		$answer = $this->http( 'GET', "/?order-received=$id&key=$key" );
		$this->assertSame( array( 301, $order->get_checkout_order_received_url() ), array( $answer->status, $answer->header( 'location' ) ) );
		$this->assertNotSame( 301, $this->http( 'GET', "/?order-received=$id&key=" . str_repeat( 'b', 32 ) )->status );
	}

	/**
	 * @testdox A moved order is complete in WooCommerce's tables, found by its old number, and moved only once
	 */
	public function test_place(): void {
		global $wpdb;
		$id = self::order( array( 'payment_status' => 'partially-refunded', 'row' => array( 'refunded' => 100 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		( new OrderNotes( $wpdb ) )->add( $id, 'Packed', 'Ann' );
		self::move();
		$counts = self::counts();
		self::move();

		$order = self::moved( $id );
		$types = array( static::has_tables() ? 'shop_order_placehold' : 'shop_order' );
		$this->assertSame( $types, array( get_post_type( $order->get_id() ) ) );
		$this->assertSame( static::has_tables() ? '1' : '0', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE id = %d', $wpdb->prefix . 'wc_orders', $order->get_id() ) ) );
		$this->assertSame( array( 'orders' => 1, 'notes' => 1 ), array_intersect_key( $counts, array( 'orders' => 1, 'notes' => 1 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( $counts, self::counts() );
		OldAddresses::boot();
		$this->assertContains( $order->get_id(), array_map( 'intval', wc_order_search( (string) $id ) ) );
	}

	/**
	 * @testdox An order deleted in WooCommerce stays deleted, and a trashed one stays in the trash
	 */
	public function test_deleted(): void {
		$gone  = self::order();
		$trash = self::order();
		self::move();
		self::moved( $gone )->delete( true );
		self::moved( $trash )->delete();
		self::move();

		$this->assertSame( 0, Marks::order( $gone ) );
		$this->assertSame( 'trash', self::moved( $trash )->get_status() );
		$this->assertSame( array(), wc_get_orders( array( 'limit' => -1, 'type' => 'shop_order', 'exclude' => array( self::moved( $trash )->get_id() ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( 0, MoveProgress::load()->step( 'orders' )['moved'] );
		$this->assertSame( 0, MoveProgress::load()->failed() );
	}
}
