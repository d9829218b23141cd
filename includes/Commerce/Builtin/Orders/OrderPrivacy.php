<?php
/**
 * A person's orders, for WordPress's privacy tools.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionStore;
use Vitrine\Commerce\Builtin\Downloads\Serving\DownloadList;
use Vitrine\Commerce\Builtin\Orders\Origins\OrderOrigins;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Exports the orders of an email address with what is known of their origin, and
 * takes the person out of them, and with them who may download what. What was sold
 * for how much stays: a shop has to keep its books.
 *
 * @see spec 3.15
 */
final class OrderPrivacy {

	private const KEY  = 'vitrine-orders';
	private const PAGE = 20;
	private const MOST = 2000;

	/** Orders that are still under way keep their person: goods have to arrive. */
	private const OVER = array( OrderStatus::COMPLETED, OrderStatus::CANCELLED, OrderStatus::REFUNDED, OrderStatus::FAILED );

	/** @param OrderStore $store Order store. */
	public function __construct( private readonly OrderStore $store ) {}

	/**
	 * Registers the hooks.
	 */
	public function boot(): void {
		add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
	}

	/**
	 * Makes the exporter known.
	 *
	 * @param array<string, mixed> $exporters Those there are.
	 * @return array<string, mixed>
	 */
	public function add_exporter( array $exporters ): array {
		$exporters[ self::KEY ] = array(
			'exporter_friendly_name' => __( 'Orders (Vitrine)', 'vitrine' ),
			'callback'               => array( $this, 'export' ),
		);
		return $exporters;
	}

	/**
	 * Makes the eraser known.
	 *
	 * @param array<string, mixed> $erasers Those there are.
	 * @return array<string, mixed>
	 */
	public function add_eraser( array $erasers ): array {
		$erasers[ self::KEY ] = array(
			'eraser_friendly_name' => __( 'Orders (Vitrine)', 'vitrine' ),
			'callback'             => array( $this, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * Exports.
	 *
	 * @param string $email Whose.
	 * @param int    $page  Page number, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool} WordPress's shape.
	 */
	public function export( string $email, int $page = 1 ): array {
		$orders = $this->store->of_email( $email, self::PAGE, ( $page - 1 ) * self::PAGE );
		return array(
			'data' => array_map(
				static fn ( Order $order ): array => array(
					'group_id'    => self::KEY,
					'group_label' => __( 'Orders', 'vitrine' ),
					'item_id'     => 'vitrine-order-' . $order->id,
					'data'        => self::data( $order ),
				),
				$orders
			),
			'done' => count( $orders ) < self::PAGE,
		);
	}

	/**
	 * Takes a person out of their orders.
	 *
	 * @param string $email Whose.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} WordPress's shape.
	 */
	public function erase( string $email ): array {
		// All at once: those that were erased would not be found again, and shift the pages.
		$orders   = $this->store->of_email( $email, self::MOST, 0 );
		$messages = array();
		$removed  = false;
		foreach ( $orders as $order ) {
			OrderOrigins::forget( array( $order->id ) );
			if ( in_array( $order->status, self::OVER, true ) ) {
				$this->store->forget_person( $order->id );
				PermissionStore::of_site()->delete( 'order_id', $order->id );
				$removed = true;
			} else {
				/* translators: %d: order number. */
				$messages[] = sprintf( __( 'Order %d is not completed yet: its address was kept, its attribution data was erased.', 'vitrine' ), $order->id );
			}
		}
		return array(
			'items_removed'  => $removed,
			'items_retained' => array() !== $messages,
			'messages'       => $messages,
			'done'           => true,
		);
	}

	/**
	 * What is exported of an order.
	 *
	 * @param Order $order The order.
	 * @return list<array{name: string, value: string}>
	 */
	private static function data( Order $order ): array {
		$data                                 = array(
			__( 'Number', 'vitrine' )           => (string) $order->id,
			__( 'Date', 'vitrine' )             => $order->created,
			__( 'Email address', 'vitrine' )    => $order->email,
			__( 'Items', 'vitrine' )            => implode( ', ', array_column( $order->items, 'name' ) ),
			__( 'Total', 'vitrine' )            => $order->currency->format( $order->totals['total'] ),
			__( 'Billing address', 'vitrine' )  => implode( ', ', array_filter( $order->billing ) ),
			__( 'Shipping address', 'vitrine' ) => implode( ', ', array_filter( $order->shipping ) ),
			__( 'Note', 'vitrine' )             => $order->note,
		);
		$data[ __( 'Downloads', 'vitrine' ) ] = implode( ', ', DownloadList::told( $order ) );
		$data                                += array_column( OrderText::fields( $order ), 'value', 'label' );
		foreach ( OrderOrigins::of( $order->id ) as $field => $value ) {
			/* translators: %s: name of a field. */
			$data[ sprintf( __( 'Origin: %s', 'vitrine' ), $field ) ] = $value;
		}
		$data = array_filter( $data, static fn ( string $value ): bool => '' !== $value );
		return array_map(
			static fn ( string $name, string $value ): array => array(
				'name'  => $name,
				'value' => $value,
			),
			array_keys( $data ),
			$data
		);
	}
}
