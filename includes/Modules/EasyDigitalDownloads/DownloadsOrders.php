<?php
/**
 * Orders of Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Commerce\Orders;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * The order key is the payment key.
 */
final class DownloadsOrders implements Orders {

	/** Order statuses by status of Easy Digital Downloads. */
	private const STATUSES = array(
		'complete'           => 'completed',
		'processing'         => 'processing',
		'on_hold'            => 'on-hold',
		'refunded'           => 'refunded',
		'partially_refunded' => 'completed',
		'failed'             => 'failed',
		'abandoned'          => 'cancelled',
		'revoked'            => 'cancelled',
	);

	/**
	 * {@inheritDoc}
	 *
	 * @param int    $id  Order ID.
	 * @param string $key Payment key.
	 */
	public function find( int $id, string $key ): ?Order {
		$order = $id > 0 ? edd_get_order( $id ) : false;
		return is_object( $order ) && 'sale' === $order->type && '' !== $key && hash_equals( (string) $order->payment_key, $key ) ? self::of( $order ) : null;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $user_id WordPress user ID.
	 * @param int $limit   Maximum number.
	 */
	public function of_customer( int $user_id, int $limit = 20 ): array {
		if ( $user_id < 1 ) {
			return array();
		}
		$orders = edd_get_orders(
			array(
				'user_id' => $user_id,
				'type'    => 'sale',
				'number'  => max( 1, $limit ),
				'orderby' => 'date_created',
				'order'   => 'DESC',
			)
		);
		return array_values( array_map( array( self::class, 'of' ), array_filter( (array) $orders, 'is_object' ) ) );
	}

	/**
	 * Converts an order to the common format.
	 *
	 * @param \EDD\Orders\Order $order Order of Easy Digital Downloads.
	 */
	private static function of( object $order ): Order {
		$totals = array(
			'subtotal' => DownloadsMoney::minor( $order->subtotal ),
			'discount' => DownloadsMoney::minor( $order->discount ),
			'shipping' => null,
			'tax'      => DownloadsMoney::minor( $order->tax ),
			'total'    => DownloadsMoney::minor( $order->total ),
		);
		$id     = (int) $order->id;
		$url    = (string) edd_get_receipt_page_uri( $id );
		return new Order(
			$id,
			(string) $order->payment_key,
			self::STATUSES[ $order->status ] ?? 'pending',
			(string) $order->date_created,
			(int) $order->user_id,
			(string) $order->email,
			array_values( array_map( array( self::class, 'item' ), (array) $order->get_items() ) ),
			self::address( $order ),
			array(),
			self::coupons( $order ),
			$totals,
			'',
			(string) $order->gateway,
			(string) edd_get_gateway_checkout_label( (string) $order->gateway ),
			'',
			DownloadsMoney::currency(),
			$url,
			$url,
		);
	}

	/**
	 * Returns an order item.
	 *
	 * @param \EDD\Orders\Order_Item $item Order item of Easy Digital Downloads.
	 * @return array{product_id: int, variation_id: int, name: string, data: list<array{name: string, value: string}>, quantity: int, subtotal: int, total: int, tax?: int}
	 */
	private static function item( object $item ): array {
		return array(
			'product_id'   => (int) $item->product_id,
			'variation_id' => is_numeric( $item->price_id ) ? (int) $item->price_id + 1 : 0,
			// Includes the name of the price option.
			'name'         => html_entity_decode( wp_strip_all_tags( (string) $item->product_name ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'data'         => array(),
			'quantity'     => (int) $item->quantity,
			'subtotal'     => DownloadsMoney::minor( $item->subtotal ),
			'total'        => DownloadsMoney::minor( $item->total ),
		);
	}

	/**
	 * Returns the address fields without prefix.
	 *
	 * @param \EDD\Orders\Order $order Order of Easy Digital Downloads.
	 * @return array<string, string>
	 */
	private static function address( object $order ): array {
		$own   = $order->get_address();
		$names = explode( ' ', trim( (string) $own->name ), 2 );
		return array_filter(
			array(
				'first_name' => $names[0],
				'last_name'  => $names[1] ?? '',
				'email'      => (string) $order->email,
				'country'    => (string) $own->country,
				'address_1'  => (string) $own->address,
				'address_2'  => (string) $own->address2,
				'city'       => (string) $own->city,
				'postcode'   => (string) $own->postal_code,
				'state'      => (string) $own->region,
			),
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/**
	 * Returns the used coupons.
	 *
	 * @param \EDD\Orders\Order $order Order of Easy Digital Downloads.
	 * @return list<array{code: string, discount: int}>
	 */
	private static function coupons( object $order ): array {
		return array_values(
			array_map(
				static fn ( object $discount ): array => array(
					'code'     => (string) $discount->description,
					'discount' => DownloadsMoney::minor( $discount->total ),
				),
				(array) $order->get_discounts()
			)
		);
	}
}
