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

/**
 * Keeps what a shopper's key stands for: nothing, an order that is being made
 * just now, or one that was made. The database alone decides who is first.
 */
final class Claim {

	private const META     = '_vitrine_order_key';
	private const REDIRECT = '_vitrine_order_redirect';
	private const OPTION   = 'vitrine_placing_';

	/** An attempt that takes longer than this has died. */
	private const SECONDS = 60;

	/**
	 * A claim.
	 *
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
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value < %s', $wpdb->options, $name, (string) ( time() - self::SECONDS ) ) );
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
	 * Notes the order that was made, and where its shopper is to go. An order can
	 * be several claims': those of a guest who gets an account by it, as both.
	 *
	 * @param \WC_Order $order    The order.
	 * @param string    $redirect Address.
	 */
	public function settle( \WC_Order $order, string $redirect ): void {
		$order->add_meta_data( self::META, $this->key );
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
		foreach ( array( self::META, self::REDIRECT ) as $key ) {
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
}
