<?php
/**
 * Factory for orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Orders;

use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\WooCommerce\WooCommerceMoney;
use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Creates an order with the data that the order received page needs. Amounts include or
 * exclude tax as in the cart.
 */
final class OrderFactory {

	/** Address fields. */
	private const ADDRESS = array( 'first_name', 'last_name', 'company', 'country', 'address_1', 'address_2', 'city', 'postcode', 'state', 'phone' );

	/**
	 * Creates an order.
	 *
	 * @param \WC_Order $order    WooCommerce order.
	 * @param string    $redirect URL to redirect to; empty: the order received page.
	 * @param array<array-key, mixed> $response See Order.
	 */
	public static function of( \WC_Order $order, string $redirect = '', array $response = array() ): Order {
		$created  = $order->get_date_created();
		$received = $order->get_checkout_order_received_url();
		$sent     = $order->has_shipping_address() && $order->needs_shipping_address();
		return new Order(
			$order->get_id(),
			$order->get_order_key(),
			$order->get_status(),
			null === $created ? '' : gmdate( 'Y-m-d H:i:s', $created->getTimestamp() ),
			$order->get_customer_id(),
			$order->get_billing_email(),
			self::items( $order ),
			self::address( $order, 'billing' ),
			$sent ? self::address( $order, 'shipping' ) : array(),
			self::coupons( $order ),
			self::totals( $order ),
			Names::plain( $order->get_shipping_method() ),
			$order->get_payment_method(),
			Names::plain( $order->get_payment_method_title() ),
			$order->get_customer_note(),
			self::currency( $order ),
			$received,
			'' === $redirect ? $received : $redirect,
			self::fees( $order ),
			$order->get_transaction_id(),
			// A gateway that redirects has accepted the order, whatever its status still is.
			'' !== $redirect || self::is_accepted( $order ),
			response: $response,
		);
	}

	/**
	 * Whether the shop has accepted an order, paid or not.
	 *
	 * @param \WC_Order $order WooCommerce order.
	 */
	public static function is_accepted( \WC_Order $order ): bool {
		// Plugins register statuses of their own, which orders get later.
		return ! $order->has_status( array( 'pending', 'failed', 'cancelled', 'trash', 'checkout-draft', 'auto-draft' ) );
	}

	/**
	 * Returns the fees, including negative ones.
	 *
	 * @param \WC_Order $order WooCommerce order.
	 * @return list<array{label: string, amount: int}>
	 */
	private static function fees( \WC_Order $order ): array {
		$with_tax = self::with_tax();
		return array_map(
			static fn ( \WC_Order_Item_Fee $fee ): array => array(
				'label'  => Names::plain( $fee->get_name() ),
				'amount' => WooCommerceMoney::minor( (float) $fee->get_total() + ( $with_tax ? (float) $fee->get_total_tax() : 0 ) ),
			),
			array_values( $order->get_fees() )
		);
	}

	/**
	 * Returns the ordered items.
	 *
	 * @param \WC_Order $order WooCommerce order.
	 * @return list<array{product_id: int, variation_id: int, name: string, data: list<array{name: string, value: string}>, quantity: int, subtotal: int, total: int, tax?: int}>
	 */
	private static function items( \WC_Order $order ): array {
		$with_tax = self::with_tax();
		$items    = array();
		foreach ( $order->get_items() as $item ) {
			if ( $item instanceof \WC_Order_Item_Product ) {
				$product = $item->get_product();
				$items[] = array(
					'product_id'   => $item->get_product_id(),
					'variation_id' => $item->get_variation_id(),
					'name'         => $product instanceof \WC_Product_Variation ? Names::of( $product ) : Names::plain( $item->get_name() ),
					'data'         => self::data( $item ),
					'quantity'     => (int) $item->get_quantity(),
					'subtotal'     => WooCommerceMoney::minor( (float) $item->get_subtotal() + ( $with_tax ? (float) $item->get_subtotal_tax() : 0 ) ),
					'total'        => WooCommerceMoney::minor( (float) $item->get_total() + ( $with_tax ? (float) $item->get_total_tax() : 0 ) ),
				);
			}
		}
		return $items;
	}

	/**
	 * Returns the chosen attributes and the item meta of plugins.
	 *
	 * @param \WC_Order_Item_Product $item Order item.
	 * @return list<array{name: string, value: string}>
	 */
	private static function data( \WC_Order_Item_Product $item ): array {
		$data = array();
		foreach ( $item->get_formatted_meta_data( '_', true ) as $meta ) {
			$meta   = (array) $meta;
			$data[] = array(
				'name'  => Names::plain( (string) ( $meta['display_key'] ?? '' ) ),
				'value' => Names::plain( (string) ( $meta['display_value'] ?? '' ) ),
			);
		}
		return $data;
	}

	/**
	 * Returns an address.
	 *
	 * @param \WC_Order $order WooCommerce order.
	 * @param string    $type  `billing` or `shipping`.
	 * @return array<string, string> Without prefix.
	 */
	private static function address( \WC_Order $order, string $type ): array {
		$address = array_intersect_key( $order->get_address( $type ), array_flip( self::ADDRESS ) );
		return array_map( 'strval', array_filter( $address, static fn ( $part ): bool => is_scalar( $part ) && '' !== (string) $part ) );
	}

	/**
	 * Returns the applied coupons.
	 *
	 * @param \WC_Order $order WooCommerce order.
	 * @return list<array{code: string, discount: int}>
	 */
	private static function coupons( \WC_Order $order ): array {
		$coupons = array();
		foreach ( $order->get_items( 'coupon' ) as $item ) {
			if ( $item instanceof \WC_Order_Item_Coupon ) {
				$coupons[] = array(
					'code'     => $item->get_code(),
					'discount' => WooCommerceMoney::minor( (float) $item->get_discount() + ( self::with_tax() ? (float) $item->get_discount_tax() : 0 ) ),
				);
			}
		}
		return $coupons;
	}

	/**
	 * Returns the totals, in minor units.
	 *
	 * @param \WC_Order $order WooCommerce order.
	 * @return array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int}
	 */
	private static function totals( \WC_Order $order ): array {
		$with_tax = self::with_tax();
		$subtotal = array_sum( array_column( self::items( $order ), 'subtotal' ) );
		return array(
			'subtotal' => (int) $subtotal,
			'discount' => WooCommerceMoney::minor( (float) $order->get_discount_total() + ( $with_tax ? (float) $order->get_discount_tax() : 0 ) ),
			'shipping' => array() === $order->get_items( 'shipping' ) && $order->needs_shipping_address() ? null : WooCommerceMoney::minor( (float) $order->get_shipping_total() + ( $with_tax ? (float) $order->get_shipping_tax() : 0 ) ),
			'tax'      => WooCommerceMoney::minor( $order->get_total_tax() ),
			'total'    => WooCommerceMoney::minor( $order->get_total() ),
		);
	}

	/**
	 * Returns the order's own currency in the shop's price format.
	 *
	 * @param \WC_Order $order WooCommerce order.
	 */
	private static function currency( \WC_Order $order ): Currency {
		$shop = WooCommerceMoney::currency();
		$code = $order->get_currency();
		return $code === $shop->code ? $shop : new Currency( $code, html_entity_decode( get_woocommerce_currency_symbol( $code ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ), $shop->position, $shop->decimals, $shop->decimal_separator, $shop->thousand_separator );
	}

	/**
	 * Whether the shop displays totals including tax.
	 */
	private static function with_tax(): bool {
		return 'incl' === get_option( 'woocommerce_tax_display_cart' );
	}
}
