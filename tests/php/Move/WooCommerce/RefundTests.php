<?php
/**
 * Tests of migrated refunds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundLine;

/**
 * Refunds, their items and order notes, with either of WooCommerce's order storages.
 */
abstract class RefundTests extends MovedOrderTestCase {

	/**
	 * @testdox Refunds and notes are moved with their dates; failed refunds are not
	 */
	public function test_refunds_and_notes(): void {
		global $wpdb;
		$id = self::order( array( 'payment_status' => 'partially-refunded', 'row' => array( 'refunded' => 700 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		foreach ( array( 'done' => 700, 'failed' => 300 ) as $status => $amount ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$wpdb->insert(
				$wpdb->prefix . 'vitrine_order_refunds',
				array(
					'order_id' => $id,
					'created'  => '2026-03-05 00:00:00',
					'amount'   => $amount,
					'status'   => $status,
					'author'   => 'Ann',
					'reason'   => 'Broken',
				)
			);
		}
		( new OrderNotes( $wpdb ) )->add( $id, 'Packed & ready', 'Ann' );
		( new OrderNotes( $wpdb ) )->add( $id, 'On its way', 'Ann', true );
		$wpdb->update( $wpdb->prefix . 'vitrine_order_notes', array( 'created' => '2026-03-04 10:00:00' ), array( 'order_id' => $id ) );
		$old = self::order( array( 'status' => 'refunded', 'payment_status' => 'refunded', 'row' => array( 'refunded' => 2489 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::move();

		$order = self::moved( $id );
		$this->assertSame( array( '7.00', 'processing' ), array( wc_format_decimal( $order->get_total_refunded(), 2 ), $order->get_status() ) );
		[ $refund ] = $order->get_refunds();
		$this->assertSame( array( 'Broken', '2026-03-05' ), array( $refund->get_reason(), gmdate( 'Y-m-d', $refund->get_date_created()->getTimestamp() ) ) );
		$notes = wc_get_order_notes( array( 'order_id' => $order->get_id(), 'orderby' => 'id' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertEqualsCanonicalizing( array( 'Packed &amp; ready', 'On its way' ), array_column( $notes, 'content' ) );
		$this->assertEqualsCanonicalizing( array( false, true ), array_map( 'boolval', array_column( $notes, 'customer_note' ) ) );
		$this->assertSame( strtotime( '2026-03-04 10:00:00 UTC' ), $notes[0]->date_created->getTimestamp() );
		$this->assertSame( '24.89', wc_format_decimal( self::moved( $old )->get_total_refunded(), 2 ) );
	}

	/**
	 * @testdox Refund items are moved with quantities, taxes and restocked amounts
	 */
	public function test_refund_lines(): void {
		global $wpdb;
		$taxes = array(
			array(
				'label'  => 'VAT 19%',
				'amount' => 397,
			),
		);
		$shirt = self::shirt();
		$id    = self::order(
			array(
				'items'          => array( self::item( $shirt, 1999, array( 'quantity' => 3 ) ) ),
				'taxes'          => $taxes,
				'totals'         => array(
					'subtotal' => 1999,
					'discount' => 0,
					'shipping' => 490,
					'tax'      => 397,
					'total'    => 2489,
				),
				'payment_status' => 'partially-refunded',
				'row'            => array( 'refunded' => 2489 ),
			)
		);
		$wpdb->update( $wpdb->prefix . 'vitrine_order_items', array( 'restocked' => 1 ), array( 'order_id' => $id ) );
		foreach ( array( array( 0, 1, 666 ), array( 0, 2, 1333 ), array( -1, 0, 490 ) ) as [ $item, $quantity, $amount ] ) {
			$wpdb->insert(
				$wpdb->prefix . 'vitrine_order_refunds',
				array(
					'order_id'     => $id,
					'created'      => '2026-03-05 00:00:00',
					'amount'       => $amount,
					'status'       => 'done',
					'author'       => 'Ann',
					'reason'       => '',
					'refund_lines' => RefundLine::encode( array( new RefundLine( $item, $quantity, $amount ) ) ),
				)
			);
		}
		self::move();

		$order = self::moved( $id );
		$line  = current( $order->get_items() );
		$this->assertSame( array( -3, '19.99', '4.90' ), array( $order->get_qty_refunded_for_item( $line->get_id() ), wc_format_decimal( $order->get_total_refunded_for_item( $line->get_id() ) + (float) $order->get_tax_refunded_for_item( $line->get_id(), 900000001 ), 2 ), wc_format_decimal( (float) $order->get_total_shipping_refunded() + (float) $order->get_tax_refunded_for_item( current( $order->get_items( 'shipping' ) )->get_id(), 900000001, 'shipping' ), 2 ) ) );
		$this->assertSame( array( '24.89', '3.97' ), array( wc_format_decimal( $order->get_total_refunded(), 2 ), wc_format_decimal( $order->get_total_tax_refunded(), 2 ) ) );
		$this->assertSame( array( '2', '1' ), array( $line->get_meta( '_reduced_stock' ), $line->get_meta( '_restock_refunded_items' ) ) );
		foreach ( $order->get_refunds() as $refund ) {
			$total = $refund->get_total();
			$refund->calculate_totals( false );
			$this->assertSame( $total, $refund->get_total(), 'Its items add up to its amount.' );
		}
	}
}
