<?php
/**
 * Between orders and their rows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Pure translation, both ways.
 */
final class OrderRows {

	/** Characters that a column for a label takes: a longer one would keep the order from being written. */
	public const LABEL = 255;

	/**
	 * The row of an order.
	 *
	 * @param Order $order The order.
	 * @return array<string, mixed> Column to value, without id and idempotency key.
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
			'totals'         => self::json( $order->totals + array_filter( array( 'taxes' => $order->taxes, 'fees' => $order->fees ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Two of a kind.
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
	 * The row of an item.
	 *
	 * @param int                                                                                                                                             $order_id Its order.
	 * @param array{product_id: int, variation_id: int, name: string, data: list<array{name: string, value: string}>, quantity: int, subtotal: int, total: int, tax?: int} $item     The item.
	 * @return array<string, mixed> Column to value.
	 */
	public static function of_item( int $order_id, array $item ): array {
		return array( 'order_id' => $order_id ) + array( 'data' => self::json( $item['data'] ) ) + $item;
	}

	/**
	 * An item of its row.
	 *
	 * @param array<string, mixed> $row As the database gives it.
	 * @return array{product_id: int, variation_id: int, name: string, data: list<array{name: string, value: string}>, quantity: int, subtotal: int, total: int, tax?: int}
	 */
	public static function item( array $row ): array {
		/**
		 * As written by of_item().
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
	 * An order of its row.
	 *
	 * @param array<string, mixed> $row          As the database gives it.
	 * @param list<array{product_id: int, variation_id: int, name: string, data: list<array{name: string, value: string}>, quantity: int, subtotal: int, total: int, tax?: int}> $items Its items.
	 * @param string               $received_url The receipt's address.
	 */
	public static function order( array $row, array $items, string $received_url ): Order {
		/**
		 * As written by of_order().
		 *
		 * @var list<array{code: string, discount: int}> $coupons
		 */
		$coupons = self::decode( $row['coupons'] );
		/**
		 * As written by of_order().
		 *
		 * @var array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int, taxes?: list<array{label: string, amount: int}>, fees?: list<array{label: string, amount: int, tax?: int}>} $totals
		 */
		$totals = self::decode( $row['totals'] );
		$taxes  = $totals['taxes'] ?? array();
		$fees   = $totals['fees'] ?? array();
		unset( $totals['taxes'], $totals['fees'] );
		/**
		 * As written by of_order().
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
	 * A person's whole name.
	 *
	 * @param array<string, string> $address Address fields without prefix.
	 */
	public static function person( array $address ): string {
		return trim( ( $address['first_name'] ?? '' ) . ' ' . ( $address['last_name'] ?? '' ) );
	}

	/**
	 * JSON for a column.
	 *
	 * @param array<mixed> $value Anything that JSON knows.
	 */
	private static function json( array $value ): string {
		return json_encode( $value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- WordPress's own drops what it cannot encode; an order must not lose anything.
	}

	/**
	 * A column's JSON as an array.
	 *
	 * @param mixed $json As the database gives it.
	 * @return array<mixed>
	 */
	private static function decode( mixed $json ): array {
		$value = json_decode( (string) $json, true );
		return is_array( $value ) ? $value : array();
	}
}
