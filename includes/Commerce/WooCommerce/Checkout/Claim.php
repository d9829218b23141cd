<?php
/**
 * One order for one intent to buy.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Rules\OrderKey;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what a shopper's key stands for: nothing, an order that is being made
 * just now, or one that was made. The database alone decides who is first.
 */
final class Claim {

	private const META     = '_vitrine_order_key';
	private const REDIRECT = '_vitrine_order_redirect';
	private const PAYING   = '_vitrine_order_paying';
	private const OPTION   = 'vitrine_placing_';

	/** An attempt that takes longer than this has died. */
	private const SECONDS = 60;

	/** Ways of paying of WooCommerce's own that take nothing now, and so may be gone through again. */
	private const OFFLINE = array( 'bacs', 'cheque', 'cod' );

	/**
	 * @param string $key 64 hex digits.
	 */
	public function __construct( private readonly string $key ) {}

	/**
	 * The claim to a key of this shopper.
	 *
	 * @param string $key  As the client has it.
	 * @param Cart   $cart Of this visitor.
	 */
	public static function of_shopper( string $key, Cart $cart ): self {
		return new self( OrderKey::owned( $key, $cart ) );
	}

	/**
	 * Takes it.
	 *
	 * @return bool Whether nobody else has it.
	 */
	public function take(): bool {
		global $wpdb;
		$name = self::OPTION . $this->key;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- add_option() lets two requests win.
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value < %s', $wpdb->options, $name, (string) ( time() - self::seconds() ) ) );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
		return 1 === (int) $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $wpdb->options, $name, (string) time() ) );
	}

	/**
	 * Gives it back.
	 */
	public function release(): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
		$wpdb->delete( $wpdb->options, array( 'option_name' => self::OPTION . $this->key ) );
	}

	/**
	 * Notes on an order that is about to be written that it is this claim's: it is
	 * found again though its request dies.
	 *
	 * @param \WC_Order $order Not saved yet, or not again.
	 */
	public function sign( \WC_Order $order ): void {
		if ( ! $this->has( $order ) ) {
			$order->add_meta_data( self::META, $this->key );
		}
		$order->delete_meta_data( self::PAYING );
	}

	/**
	 * Takes that back, when the attempt has come to nothing in good order.
	 *
	 * @param \WC_Order $order The order.
	 */
	public function unsign( \WC_Order $order ): void {
		$order->delete_meta_data_value( self::META, $this->key );
		$order->delete_meta_data( self::PAYING );
		$order->save_meta_data();
	}

	/**
	 * Notes that a gateway is asked from now on.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function begin_payment( \WC_Order $order ): void {
		$order->update_meta_data( self::PAYING, (string) time() );
		$order->save_meta_data();
	}

	/**
	 * Whether nobody can tell if an unpaid order was charged, because its request
	 * died over it. WooCommerce's gateways have no idempotency key to ask again by.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function is_unclear( \WC_Order $order ): bool {
		return '' !== (string) $order->get_meta( self::PAYING ) && ! in_array( $order->get_payment_method(), self::OFFLINE, true );
	}

	/**
	 * Whether the request that asks the gateway is believed to be at it still.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function is_alive( \WC_Order $order ): bool {
		return (int) $order->get_meta( self::PAYING ) >= time() - self::seconds();
	}

	/**
	 * Keeps WooCommerce from cancelling such an order, which may be paid. Hooked.
	 *
	 * @param mixed $cancels Whether it would.
	 * @param mixed $order   The order.
	 * @return mixed
	 */
	public static function keep_unclear( mixed $cancels, mixed $order ): mixed {
		return $order instanceof \WC_Order && self::is_unclear( $order ) ? false : $cancels;
	}

	/**
	 * Tells the owner of such an order, once.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function tell( \WC_Order $order ): void {
		$told = 'told';
		if ( $told !== $order->get_meta( self::PAYING ) ) {
			$order->update_meta_data( self::PAYING, $told );
			$order->save_meta_data();
			$order->add_order_note( __( 'It is unknown whether this order was paid, because the server stopped during the payment. Please check with your payment provider, then set the status. The order will not be charged again or cancelled automatically.', 'vitrine' ) );
		}
	}

	/**
	 * Notes the order that was made, and where its shopper is to go. An order can
	 * be several claims': those of a guest who gets an account by it, as both.
	 *
	 * @param \WC_Order $order    The order.
	 * @param string    $redirect Address.
	 */
	public function settle( \WC_Order $order, string $redirect ): void {
		$this->sign( $order );
		$order->update_meta_data( self::REDIRECT, $redirect );
		$order->save();
	}

	/**
	 * Forgets what every order of this site stands for, where WooCommerce keeps
	 * orders in tables of its own. Works without WooCommerce, too.
	 */
	public static function forget_all(): void {
		global $wpdb;
		$table = $wpdb->prefix . 'wc_orders_meta';
		if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) !== $table ) {
			return;
		}
		foreach ( array( self::META, self::REDIRECT, self::PAYING ) as $key ) {
			$wpdb->delete( $table, array( 'meta_key' => $key ) ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once, at the end.
		}
	}

	/**
	 * The order that was made.
	 *
	 * @return array{order: \WC_Order, redirect: string}|null
	 */
	public function order(): ?array {
		$found = wc_get_orders(
			array(
				'limit'      => 1,
				'type'       => 'shop_order',
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Once a checkout.
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
	 * Whether an order is this claim's.
	 *
	 * @param \WC_Order $order The order.
	 */
	private function has( \WC_Order $order ): bool {
		return in_array( $this->key, array_map( static fn ( $meta ): string => (string) ( $meta->get_data()['value'] ?? '' ), (array) $order->get_meta( self::META, false ) ), true );
	}

	/**
	 * How long an attempt is believed to live.
	 */
	private static function seconds(): int {
		/** This filter is documented in includes/Commerce/Builtin/Orders/OrderPayments.php */
		return max( 1, (int) apply_filters( 'vitrine_payment_lease', self::SECONDS ) );
	}
}
