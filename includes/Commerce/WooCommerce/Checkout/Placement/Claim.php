<?php
/**
 * One order per idempotency key.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Placement;

use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Rules\Orders\OrderKey;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the state of a shopper's idempotency key: unused, an order being created, or
 * an order created. Database operations decide which request is first.
 */
final class Claim {

	private const META     = '_vitrine_order_key';
	private const REDIRECT = '_vitrine_order_redirect';
	private const PAYING   = '_vitrine_order_paying';
	private const OPTION   = 'vitrine_placing_';

	/** Seconds after which an attempt counts as aborted. */
	private const SECONDS = 60;

	/** WooCommerce's offline payment methods, which can safely be repeated. */
	private const OFFLINE = array( 'bacs', 'cheque', 'cod' );

	/**
	 * @param string $key 64 hex digits.
	 */
	public function __construct( private readonly string $key ) {}

	/**
	 * Returns the claim for an idempotency key of this shopper.
	 *
	 * @param string $key  Key sent by the client.
	 * @param Cart   $cart The visitor's cart.
	 */
	public static function of_shopper( string $key, Cart $cart ): self {
		return new self( OrderKey::owned( $key, $cart ) );
	}

	/**
	 * Takes the claim.
	 *
	 * @return bool Whether the claim was free.
	 */
	public function take(): bool {
		global $wpdb;
		$name = self::OPTION . $this->key;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- add_option() is not atomic.
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value < %s', $wpdb->options, $name, (string) ( time() - self::seconds() ) ) );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- add_option() is not atomic.
		return 1 === (int) $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $wpdb->options, $name, (string) time() ) );
	}

	/**
	 * Releases the claim.
	 */
	public function release(): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- add_option() is not atomic.
		$wpdb->delete( $wpdb->options, array( 'option_name' => self::OPTION . $this->key ) );
	}

	/**
	 * Adds the key to an order that is about to be saved, so that it can be found even
	 * if the request is aborted.
	 *
	 * @param \WC_Order $order Order to be saved.
	 */
	public function sign( \WC_Order $order ): void {
		if ( ! $this->has( $order ) ) {
			$order->add_meta_data( self::META, $this->key );
		}
		$order->delete_meta_data( self::PAYING );
	}

	/**
	 * Removes the key after an attempt that failed normally.
	 *
	 * @param \WC_Order $order The order.
	 */
	public function unsign( \WC_Order $order ): void {
		$order->delete_meta_data_value( self::META, $this->key );
		$order->delete_meta_data( self::PAYING );
		$order->save_meta_data();
	}

	/**
	 * Records that the gateway is called from now on.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function begin_payment( \WC_Order $order ): void {
		$order->update_meta_data( self::PAYING, (string) time() );
		$order->save_meta_data();
	}

	/**
	 * Whether it is unknown if an unpaid order was charged, because its request was
	 * aborted. WooCommerce gateways have no idempotency key for a retry.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function is_unclear( \WC_Order $order ): bool {
		return '' !== (string) $order->get_meta( self::PAYING ) && ! in_array( $order->get_payment_method(), self::OFFLINE, true );
	}

	/**
	 * Whether the request that called the gateway is probably still running.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function is_alive( \WC_Order $order ): bool {
		return (int) $order->get_meta( self::PAYING ) >= time() - self::seconds();
	}

	/**
	 * Keeps WooCommerce from cancelling an order that may be paid. Hooked.
	 *
	 * @param mixed $cancels Whether WooCommerce would cancel the order.
	 * @param mixed $order   The order.
	 * @return mixed
	 */
	public static function keep_unclear( mixed $cancels, mixed $order ): mixed {
		return $order instanceof \WC_Order && self::is_unclear( $order ) ? false : $cancels;
	}

	/**
	 * Adds an order note about the unknown payment, once.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function note_unknown( \WC_Order $order ): void {
		$recorded = 'told';
		if ( $recorded !== $order->get_meta( self::PAYING ) ) {
			$order->update_meta_data( self::PAYING, $recorded );
			$order->save_meta_data();
			$order->add_order_note( __( 'It is unknown whether this order was paid, because the server stopped during the payment. Please check with your payment provider, then set the status. The order will not be charged again or cancelled automatically.', 'vitrine' ) );
		}
	}

	/**
	 * Records that the order was created, and its redirect. An order can have several
	 * keys: those of a guest who gets an account with it.
	 *
	 * @param \WC_Order $order    The order.
	 * @param string    $redirect URL to redirect to.
	 */
	public function settle( \WC_Order $order, string $redirect ): void {
		$this->sign( $order );
		$order->update_meta_data( self::REDIRECT, $redirect );
		$order->save();
	}

	/**
	 * Deletes the keys of all orders of this site from WooCommerce's order meta table.
	 * Also works while WooCommerce is inactive.
	 */
	public static function forget_all(): void {
		global $wpdb;
		$table = $wpdb->prefix . 'wc_orders_meta';
		if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) !== $table ) {
			return;
		}
		foreach ( array( self::META, self::REDIRECT, self::PAYING ) as $key ) {
			$wpdb->delete( $table, array( 'meta_key' => $key ) ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Runs once, at the end.
		}
	}

	/**
	 * Returns the order of this claim.
	 *
	 * @return array{order: \WC_Order, redirect: string}|null
	 */
	public function order(): ?array {
		$found = wc_get_orders(
			array(
				'limit'      => 1,
				'type'       => 'shop_order',
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Runs once per checkout.
				'meta_query' => array(
					array(
						'key'   => self::META,
						'value' => $this->key,
					),
				),
			)
		);
		$order = is_array( $found ) ? $found[0] ?? null : null;
		return $order instanceof \WC_Order
			? array(
				'order'    => $order,
				'redirect' => (string) $order->get_meta( self::REDIRECT ),
			)
			: null;
	}

	/**
	 * Whether an order belongs to this claim.
	 *
	 * @param \WC_Order $order The order.
	 */
	private function has( \WC_Order $order ): bool {
		return in_array( $this->key, array_map( static fn ( $meta ): string => (string) ( $meta->get_data()['value'] ?? '' ), (array) $order->get_meta( self::META, false ) ), true );
	}

	/**
	 * Returns the seconds after which an attempt counts as aborted.
	 */
	private static function seconds(): int {
		/** This filter is documented in includes/Commerce/Builtin/Orders/OrderPayments.php */
		return max( 1, (int) apply_filters( 'vitrine_payment_lease', self::SECONDS ) );
	}
}
