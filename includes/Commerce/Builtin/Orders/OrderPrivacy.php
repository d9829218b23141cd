<?php
/**
 * Personal data in orders.
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
 * Exports the orders of an email address with their attribution, and erases personal
 * data and download permissions. Items and amounts are kept as business records.
 *
 * @see spec 3.15
 */
final class OrderPrivacy {

	private const KEY  = 'vitrine-orders';
	private const PAGE = 20;
	private const MOST = 2000;

	/**
	 * Statuses of closed orders. Other orders keep personal data, since they have to be
	 * shipped.
	 */
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
	 * Registers the exporter.
	 *
	 * @param array<string, mixed> $exporters Exporters.
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
	 * Registers the eraser.
	 *
	 * @param array<string, mixed> $erasers Erasers.
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
	 * Exports the orders of a person.
	 *
	 * @param string $email Email address.
	 * @param int    $page  Page number, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool} In the format of WordPress.
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
	 * Erases the personal data in orders.
	 *
	 * @param string $email Email address.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} In the format of WordPress.
	 */
	public function erase( string $email ): array {
		// Not paginated: erased orders would no longer be found and shift the pages.
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
	 * Returns the exported data of an order.
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
		$data[ __( 'Downloads', 'vitrine' ) ] = implode( ', ', DownloadList::summaries( $order ) );
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
