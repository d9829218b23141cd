<?php
/**
 * Conversion of orders and database rows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Has no side effects.
 */
final class OrderRows {

	/**
	 * Length of label columns in characters: longer values would prevent saving the
	 * order.
	 */
	public const LABEL = 255;

	/**
	 * Returns the row of an order.
	 *
	 * @param Order $order The order.
	 * @return array<string, mixed> Values by column, without ID and idempotency key.
	 */
	public static function of_order( Order $order ): array {
		return array(
			'order_key'      => $order->key,
			'status'         => $order->status,
			'created'        => $order->created,
			'customer_id'    => $order->customer_id,
			'email'          => $order->email,
			'customer'       => self::person( $order->billing ),
			'billing'        => self::json( $order->billing ),
			'shipping'       => self::json( $order->shipping ),
			'coupons'        => self::json( $order->coupons ),
			'totals'         => self::json( $order->totals + array_filter( array( 'taxes' => $order->taxes, 'fees' => $order->fees ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'total'          => $order->totals['total'],
			'currency'       => self::json( $order->currency->to_array() ),
			'shipping_label' => mb_substr( $order->shipping_label, 0, self::LABEL ),
			'payment_method' => $order->payment_method,
			'payment_title'  => mb_substr( $order->payment_title, 0, self::LABEL ),
			'payment_url'    => '',
			'payment_status' => $order->payment_status,
			'cart'           => '',
			'reference'      => mb_substr( $order->reference, 0, self::LABEL ),
			'note'           => $order->note,
			'fields'         => array() === $order->fields ? null : self::json( $order->fields ),
			'created_via'    => '' === $order->created_via ? Order::VIA_CHECKOUT : $order->created_via,
		);
	}

	/**
	 * Returns the row of an item.
	 *
	 * @param int                                                                                                                                                          $order_id Order ID.
	 * @param array{product_id: int, variation_id: int, name: string, data: list<array{name: string, value: string}>, quantity: int, subtotal: int, total: int, tax?: int} $item     Order item.
	 * @return array<string, mixed> Values by column.
	 */
	public static function of_item( int $order_id, array $item ): array {
		return array( 'order_id' => $order_id ) + array( 'data' => self::json( $item['data'] ) ) + $item;
	}

	/**
	 * Creates an item from its row.
	 *
	 * @param array<string, mixed> $row Database row.
	 * @return array{product_id: int, variation_id: int, name: string, data: list<array{name: string, value: string}>, quantity: int, subtotal: int, total: int, tax?: int}
	 */
	public static function item( array $row ): array {
		/**
		 * Written by of_item().
		 *
		 * @var list<array{name: string, value: string}> $data
		 */
		$data = self::decode( $row['data'] );
		return array(
			'product_id'   => (int) $row['product_id'],
			'variation_id' => (int) $row['variation_id'],
			'name'         => (string) $row['name'],
			'data'         => $data,
			'quantity'     => (int) $row['quantity'],
			'subtotal'     => (int) $row['subtotal'],
			'total'        => (int) $row['total'],
		) + ( isset( $row['tax'] ) ? array( 'tax' => (int) $row['tax'] ) : array() );
	}

	/**
	 * Creates an order from its row.
	 *
	 * @param array<string, mixed>                                                                                                                                               $row          Database row.
	 * @param list<array{product_id: int, variation_id: int, name: string, data: list<array{name: string, value: string}>, quantity: int, subtotal: int, total: int, tax?: int}> $items        Order items.
	 * @param string                                                                                                                                                             $received_url Order received URL.
	 */
	public static function order( array $row, array $items, string $received_url ): Order {
		/**
		 * Written by of_order().
		 *
		 * @var list<array{code: string, discount: int}> $coupons
		 */
		$coupons = self::decode( $row['coupons'] );
		/**
		 * Written by of_order().
		 *
		 * @var array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int, taxes?: list<array{label: string, amount: int}>, fees?: list<array{label: string, amount: int, tax?: int}>} $totals
		 */
		$totals = self::decode( $row['totals'] );
		$taxes  = $totals['taxes'] ?? array();
		$fees   = $totals['fees'] ?? array();
		unset( $totals['taxes'], $totals['fees'] );
		/**
		 * Written by of_order().
		 *
		 * @var array<string, array{label: string, value: string, text: string}> $fields
		 */
		$fields = self::decode( $row['fields'] );
		$waits  = OrderStatus::PENDING === $row['status'] && '' !== $row['payment_url'];
		return new Order(
			(int) $row['id'],
			(string) $row['order_key'],
			(string) $row['status'],
			(string) $row['created'],
			(int) $row['customer_id'],
			(string) $row['email'],
			$items,
			self::decode( $row['billing'] ),
			self::decode( $row['shipping'] ),
			$coupons,
			$totals,
			(string) $row['shipping_label'],
			(string) $row['payment_method'],
			(string) $row['payment_title'],
			(string) $row['note'],
			new Currency( ...self::decode( $row['currency'] ) ),
			$received_url,
			$waits ? (string) $row['payment_url'] : $received_url,
			$fees,
			(string) $row['reference'],
			null !== $row['accepted'],
			(string) $row['payment_status'],
			(int) $row['refunded'],
			$taxes,
			$fields,
			(string) $row['created_via'],
			(string) $row['payment_begun'],
		);
	}

	/**
	 * Returns the full name of a person.
	 *
	 * @param array<string, string> $address Address fields without prefix.
	 */
	public static function person( array $address ): string {
		return trim( ( $address['first_name'] ?? '' ) . ' ' . ( $address['last_name'] ?? '' ) );
	}

	/**
	 * Encodes JSON for a column.
	 *
	 * @param array<mixed> $value Value to encode.
	 */
	private static function json( array $value ): string {
		return json_encode( $value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- wp_json_encode() drops what it cannot encode; orders must not lose data.
	}

	/**
	 * Decodes the JSON of a column.
	 *
	 * @param mixed $json Value of the column.
	 * @return array<mixed>
	 */
	private static function decode( mixed $json ): array {
		$value = json_decode( (string) $json, true );
		return is_array( $value ) ? $value : array();
	}
}
