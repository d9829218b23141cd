<?php
/**
 * Writes an order to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Write;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Orders\Origins\OrderOrigins;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Value\Order;
use Vitrine\Move\Marks;
use Vitrine\Move\Rules\Amounts;
use Vitrine\Commerce\Rules\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * The order is created with its final status, so that no status change is triggered.
 * It is marked as processed, since the built-in shop has handled emails, stock, coupon
 * usage and sales.
 */
final class OrderWriter {

	/** How the order came about; WooCommerce cancels unpaid ones of its own checkout. */
	private const CREATED_VIA = 'vitrine';

	/** Payments whose money the shop has, or had. */
	private const PAID = array( PaymentStatus::PAID, PaymentStatus::PARTIALLY_REFUNDED, PaymentStatus::REFUNDED );

	/**
	 * Writes the order, in a transaction.
	 *
	 * @param Order $source Order of the built-in shop.
	 */
	public static function write( Order $source ): \WC_Order {
		$amounts = self::amounts( $source );
		$order   = new \WC_Order();
		// A status set before the object is read does not count as a status change.
		$order->set_object_read( false );
		$order->set_status( $source->status );
		$order->set_object_read( true );
		$order->set_currency( $source->currency->code );
		$order->set_prices_include_tax( $amounts->prices_include_tax );
		$order->set_customer_id( $source->customer_id );
		self::set_addresses( $order, $source );
		$order->set_customer_note( $source->note );
		$order->set_created_via( self::CREATED_VIA );
		$order->set_order_key( $source->key );
		self::set_payment( $order, $source );
		self::set_settled( $order, $source );
		OrderLines::add( $order, $source, $amounts );
		self::set_totals( $order, $source, $amounts );
		self::mark( $order, $source );
		$order->save();
		return $order;
	}

	/**
	 * Returns the amounts of an order.
	 *
	 * @param Order $source Order of the built-in shop.
	 */
	public static function amounts( Order $source ): Amounts {
		return Amounts::of( $source->items, $source->totals, $source->taxes, $source->coupons, __( 'Tax', 'vitrine' ), $source->fees );
	}

	/**
	 * Whether the whole order was saved.
	 *
	 * @param \WC_Order $order  Order loaded from the database.
	 * @param Order     $source Order of the built-in shop.
	 */
	public static function is_whole( \WC_Order $order, Order $source ): bool {
		$decimals = $source->currency->decimals;
		return count( $order->get_items() ) === count( $source->items )
			&& count( $order->get_items( 'coupon' ) ) === count( $source->coupons )
			&& 0 === (int) round( (float) $order->get_total( 'edit' ) * 10 ** $decimals ) - $source->totals['total'];
	}

	/**
	 * Sets the addresses.
	 *
	 * @param \WC_Order $order  New order.
	 * @param Order     $source Order of the built-in shop.
	 */
	private static function set_addresses( \WC_Order $order, Order $source ): void {
		foreach ( array( 'billing' => array( 'email' => $source->email ) + $source->billing, 'shipping' => $source->shipping ) as $type => $address ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			foreach ( States::in( $address ) as $part => $value ) {
				$set = array( $order, "set_{$type}_$part" );
				if ( is_callable( $set ) && ( 'email' !== $part || is_email( $value ) ) ) {
					$set( $value );
				} elseif ( '' !== $value ) {
					$order->update_meta_data( "_{$type}_$part", $value );
				}
			}
		}
	}

	/**
	 * Sets the payment.
	 *
	 * @param \WC_Order $order  New order.
	 * @param Order     $source Order of the built-in shop.
	 */
	private static function set_payment( \WC_Order $order, Order $source ): void {
		$order->set_payment_method( $source->payment_method );
		$order->set_payment_method_title( $source->payment_title );
		$order->set_transaction_id( $source->reference );
		$created = (int) strtotime( $source->created . ' UTC' );
		$order->set_date_created( $created );
		$order->set_date_modified( $created );
		$is_paid = in_array( $source->payment_status, self::PAID, true );
		$order->set_date_paid( $is_paid ? $created : null );
		$order->set_date_completed( OrderStatus::COMPLETED === $source->status ? $created : null );
		$order->update_meta_data( '_vitrine_payment_status', $source->payment_status );
	}

	/**
	 * Marks emails, stock, coupons, sales and downloads as processed.
	 *
	 * @param \WC_Order $order  New order.
	 * @param Order     $source Order of the built-in shop.
	 */
	private static function set_settled( \WC_Order $order, Order $source ): void {
		$order->set_order_stock_reduced( ! OrderStatus::gives_stock_back( $source->status ) );
		$order->set_recorded_coupon_usage_counts( ! OrderStatus::gives_coupons_back( $source->status ) );
		$order->set_recorded_sales( true );
		$order->set_download_permissions_granted( DownloadPermissions::are_settled( $source ) );
		$order->set_new_order_email_sent( true );
	}

	/**
	 * Sets the totals.
	 *
	 * @param \WC_Order $order   New order.
	 * @param Order     $source  Order of the built-in shop.
	 * @param Amounts   $amounts Amounts of the order.
	 */
	private static function set_totals( \WC_Order $order, Order $source, Amounts $amounts ): void {
		$text = static fn ( int $minor ): string => Decimal::of( $minor, $source->currency->decimals );
		$order->set_discount_total( $text( $amounts->discount() ) );
		$order->set_discount_tax( $text( $amounts->discount_tax() ) );
		$order->set_shipping_total( $text( $amounts->shipping ) );
		$order->set_shipping_tax( $text( array_sum( $amounts->shipping_taxes ) ) );
		$order->set_cart_tax( $text( array_sum( $amounts->line_taxes() ) ) );
		$order->set_total( $text( $source->totals['total'] ) );
	}

	/**
	 * Stores the ID, number and key of the order in the built-in shop.
	 *
	 * @param \WC_Order $order  New order.
	 * @param Order     $source Order of the built-in shop.
	 */
	private static function mark( \WC_Order $order, Order $source ): void {
		$order->update_meta_data( Marks::ORDER, (string) $source->id );
		$order->update_meta_data( Marks::ORDER_KEY, $source->key );
		$order->update_meta_data( Marks::ORDER_NUMBER, (string) $source->id );
		foreach ( $source->fields as $name => $field ) {
			$order->update_meta_data( "_$name", $field['value'] );
		}
		foreach ( OrderOrigins::of( $source->id ) as $field => $value ) {
			$order->update_meta_data( "_wc_order_attribution_$field", $value );
		}
	}
}
