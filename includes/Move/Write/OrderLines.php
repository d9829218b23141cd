<?php
/**
 * Writes order items to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Write;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundCounts;
use Vitrine\Commerce\Value\Order;
use Vitrine\Move\Marks;
use Vitrine\Move\Parts\ProductsMover;
use Vitrine\Move\Rules\Amounts;
use Vitrine\Commerce\Rules\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Line items, shipping, coupons, fees and taxes.
 */
final class OrderLines {

	/** Taxes of moved orders are of no rate of WooCommerce's: their numbers begin where its table does not reach. */
	public const FIRST_RATE = 900000001;

	/**
	 * Adds items, shipping, fees, taxes and coupons.
	 *
	 * @param \WC_Order $order   New order.
	 * @param Order     $source  Order of the built-in shop.
	 * @param Amounts   $amounts Amounts of the order.
	 */
	public static function add( \WC_Order $order, Order $source, Amounts $amounts ): void {
		global $wpdb;
		$text   = static fn ( int $minor ): string => Decimal::of( $minor, $source->currency->decimals );
		$counts = ( new RefundCounts( $wpdb ) )->of( $source->id );
		foreach ( $source->items as $at => $item ) {
			$back = OrderStatus::gives_stock_back( $source->status ) ? $item['quantity'] : $counts[ $at ]['restocked'] ?? 0;
			$order->add_item( self::product( $item, $amounts->lines[ $at ], $text, $back ) );
		}
		if ( '' !== $source->shipping_label || null !== $source->totals['shipping'] && $source->totals['shipping'] > 0 ) {
			$sent = new \WC_Order_Item_Shipping();
			$sent->set_method_title( '' === $source->shipping_label ? __( 'Shipping', 'vitrine' ) : $source->shipping_label );
			$sent->set_method_id( 'vitrine' );
			$sent->set_total( $text( $amounts->shipping ) );
			$sent->set_taxes( array( 'total' => self::taxes( $amounts->shipping_taxes, $text ) ) );
			$order->add_item( $sent );
		}
		foreach ( $amounts->coupons as $used ) {
			$coupon = new \WC_Order_Item_Coupon();
			$coupon->set_code( $used['code'] );
			$coupon->set_discount( $text( $used['discount'] ) );
			$coupon->set_discount_tax( $text( $used['tax'] ) );
			$order->add_item( $coupon );
		}
		foreach ( $amounts->fees as $fee ) {
			$order->add_item( self::fee( $fee['label'], $text( $fee['amount'] ), self::taxes( $fee['taxes'], $text ) ) );
		}
		if ( 0 !== $amounts->adjustment ) {
			$order->add_item( self::fee( __( 'Adjustment', 'vitrine' ), $text( $amounts->adjustment ) ) );
		}
		self::add_taxes( $order, $amounts, $text );
	}

	/**
	 * Creates a line item.
	 *
	 * @param array{product_id: int, variation_id: int, name: string, data: list<array{name: string, value: string}>, quantity: int, subtotal: int, total: int, tax?: int} $item Item of the order.
	 * @param array{subtotal: int, total: int, subtotal_taxes: list<int>, taxes: list<int>} $line Amounts of the item.
	 * @param callable( int ): string $text Formats an amount.
	 * @param int                     $back Restocked quantity.
	 */
	private static function product( array $item, array $line, callable $text, int $back ): \WC_Order_Item_Product {
		$made = new \WC_Order_Item_Product();
		// A deleted product is represented by its name only.
		if ( $item['product_id'] > 0 && ProductsMover::TYPE === get_post_type( $item['product_id'] ) ) {
			$made->set_product_id( $item['product_id'] );
			$made->set_variation_id( $item['variation_id'] > 0 ? Marks::variations( $item['product_id'] )[ $item['variation_id'] ] ?? 0 : 0 );
			$product = $made->get_product();
			$made->set_tax_class( $product instanceof \WC_Product ? $product->get_tax_class() : '' );
		}
		$made->set_name( $item['name'] );
		$made->set_quantity( $item['quantity'] );
		$made->set_subtotal( $text( $line['subtotal'] ) );
		$made->set_total( $text( $line['total'] ) );
		$made->set_taxes(
			array(
				'total'    => self::taxes( $line['taxes'], $text ),
				'subtotal' => self::taxes( $line['subtotal_taxes'], $text ),
			)
		);
		foreach ( $item['data'] as $meta ) {
			$made->add_meta_data( $meta['name'], $meta['value'] );
		}
		if ( $back < $item['quantity'] ) {
			$made->add_meta_data( '_reduced_stock', (string) ( $item['quantity'] - $back ), true );
			if ( $back > 0 ) {
				$made->add_meta_data( '_restock_refunded_items', (string) $back, true );
			}
		}
		return $made;
	}

	/**
	 * Creates a fee.
	 *
	 * @param string             $label  Label to display.
	 * @param string             $amount Amount without tax.
	 * @param array<int, string> $taxes  Taxes keyed by rate ID.
	 */
	private static function fee( string $label, string $amount, array $taxes = array() ): \WC_Order_Item_Fee {
		$fee = new \WC_Order_Item_Fee();
		$fee->set_name( $label );
		$fee->set_tax_status( array() === array_filter( array_map( 'floatval', $taxes ) ) ? 'none' : 'taxable' );
		$fee->set_amount( $amount );
		$fee->set_total( $amount );
		$fee->set_taxes( array( 'total' => $taxes ) );
		return $fee;
	}

	/**
	 * Adds the tax items.
	 *
	 * @param \WC_Order               $order   New order.
	 * @param Amounts                 $amounts Amounts of the order.
	 * @param callable( int ): string $text    Formats an amount.
	 */
	private static function add_taxes( \WC_Order $order, Amounts $amounts, callable $text ): void {
		$of_lines = $amounts->line_taxes();
		foreach ( $amounts->taxes as $at => $tax ) {
			$item = self::tax( $tax['label'], $at );
			$item->set_tax_total( $text( $of_lines[ $at ] ) );
			$item->set_shipping_tax_total( $text( $amounts->shipping_taxes[ $at ] ) );
			$order->add_item( $item );
		}
	}

	/**
	 * Creates a tax item without amounts.
	 *
	 * @param string $label Label.
	 * @param int    $at    Position of the tax.
	 */
	public static function tax( string $label, int $at ): \WC_Order_Item_Tax {
		$item = new \WC_Order_Item_Tax();
		$item->set_name( 'VITRINE-' . strtoupper( sanitize_title( $label ) ) . '-' . ( $at + 1 ) );
		$item->set_label( $label );
		$item->set_rate_id( self::FIRST_RATE + $at );
		return $item;
	}

	/**
	 * Returns taxes keyed by rate ID.
	 *
	 * @param list<int>               $amounts Minor units, in the order of the taxes.
	 * @param callable( int ): string $text    Formats an amount.
	 * @return array<int, string>
	 */
	private static function taxes( array $amounts, callable $text ): array {
		$taxes = array();
		foreach ( $amounts as $at => $amount ) {
			$taxes[ self::FIRST_RATE + $at ] = $text( $amount );
		}
		return $taxes;
	}
}
