<?php
/**
 * CSV export of orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Value\Order;
use Vitrine\Support\Files\Csv;

defined( 'ABSPATH' ) || exit;

/**
 * Exports all orders of the filtered list for bookkeeping. Amounts are plain numbers,
 * dates are in UTC.
 */
final class OrdersExport {

	/** Action of admin-post.php, and nonce action. */
	public const ACTION = 'vitrine_export_orders';

	/** Orders loaded at a time. */
	private const BATCH = 200;

	/** Address fields. */
	private const ADDRESS = array( 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country', 'phone' );

	/** @param OrderServices $services Order services. */
	public function __construct( private readonly OrderServices $services ) {}

	/**
	 * Registers the hook.
	 */
	public function boot(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'send' ) );
	}

	/**
	 * Returns the URL of the file.
	 *
	 * @param string $status Status filter of the list.
	 * @param string $words  Search term of the list.
	 */
	public static function url( string $status, string $words ): string {
		$args = array(
			'action' => self::ACTION,
			'status' => rawurlencode( $status ),
			's'      => rawurlencode( $words ),
		);
		return wp_nonce_url( add_query_arg( $args, admin_url( 'admin-post.php' ) ), self::ACTION );
	}

	/**
	 * Sends the file to users who can see orders.
	 */
	public function send(): never {
		AdminScreen::guard( self::ACTION );
		Csv::begin( 'orders-' . gmdate( 'Y-m-d' ) . '.csv' );
		foreach ( $this->lines( AdminScreen::query( 'status' ), AdminScreen::query( 's' ) ) as $cells ) {
			echo Csv::line( $cells ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSV output; cells are escaped for spreadsheets.
		}
		exit;
	}

	/**
	 * Returns the lines of the file.
	 *
	 * @param string $status Status to filter by; empty: all.
	 * @param string $words  Search term, see OrderSearch.
	 * @return \Generator<int, list<string>>
	 */
	public function lines( string $status, string $words ): \Generator {
		global $wpdb;
		yield self::headings();
		$search = new OrderSearch( $wpdb, $this->services->store );
		$page   = 1;
		do {
			$orders = $search->page( $status, $words, 'number', 'asc', $page++, self::BATCH )['orders'];
			foreach ( $orders as $order ) {
				yield self::cells( $order );
			}
			$is_last = count( $orders ) < self::BATCH;
		} while ( ! $is_last );
	}

	/**
	 * Returns the column headings.
	 *
	 * @return list<string>
	 */
	private static function headings(): array {
		$of = static fn ( string $group ): array => array_map( static fn ( string $part ): string => "{$group}_$part", self::ADDRESS );
		return array( 'order_number', 'date', 'status', 'payment_status', 'email', ...$of( 'billing' ), ...$of( 'shipping' ), 'items', 'subtotal', 'discount', 'coupons', 'shipping_method', 'shipping_total', 'fees', 'tax', 'total', 'refunded', 'currency', 'payment_method', 'payment_reference', 'customer_note', 'additional_fields' );
	}

	/**
	 * Returns the cells of an order.
	 *
	 * @param Order $order The order.
	 * @return list<string>
	 */
	private static function cells( Order $order ): array {
		$decimals = $order->currency->decimals;
		$money    = static fn ( ?int $minor ): string => number_format( (int) $minor / 10 ** $decimals, $decimals, '.', '' );
		$of       = static fn ( array $address ): array => array_map( static fn ( string $part ): string => (string) ( $address[ $part ] ?? '' ), self::ADDRESS );
		$items    = array_map( static fn ( array $item ): string => "$item[quantity] × $item[name]", $order->items );
		return array(
			(string) $order->id,
			str_replace( ' ', 'T', $order->created ) . 'Z',
			OrderStatus::label( $order->status ),
			PaymentStatus::label( $order->payment_status ),
			$order->email,
			...$of( $order->billing ),
			...$of( $order->shipping ),
			implode( '; ', $items ),
			$money( $order->totals['subtotal'] ),
			$money( $order->totals['discount'] ),
			implode( ' ', array_column( $order->coupons, 'code' ) ),
			$order->shipping_label,
			$money( $order->totals['shipping'] ),
			$money( array_sum( array_column( $order->fees, 'amount' ) ) ),
			$money( $order->totals['tax'] ),
			$money( $order->totals['total'] ),
			$money( $order->refunded ),
			$order->currency->code,
			$order->payment_title,
			$order->reference,
			$order->note,
			implode( '; ', array_map( static fn ( array $field ): string => "$field[label]: $field[value]", OrderText::fields( $order ) ) ),
		);
	}
}
