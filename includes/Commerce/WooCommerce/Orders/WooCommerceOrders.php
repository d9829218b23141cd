<?php
/**
 * WooCommerce orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Orders;

use Vitrine\Commerce\Optional\Orders\GuardsReceipts;
use Vitrine\Commerce\Optional\Orders\SendsOrderEmails;
use Vitrine\Commerce\Orders;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Returns orders by order key, and a customer's own orders.
 */
final class WooCommerceOrders implements Orders, GuardsReceipts, SendsOrderEmails {

	/** Whether WooCommerce asks a guest for the order's email address. If it is not callable, ours asks. */
	private const ASKS_EMAIL = array( 'Automattic\WooCommerce\Internal\Utilities\Users', 'should_user_verify_order_email' );

	/**
	 * Order status to the email sent to the customer.
	 */
	private const MESSAGES = array(
		'on-hold'    => 'WC_Email_Customer_On_Hold_Order',
		'processing' => 'WC_Email_Customer_Processing_Order',
		'completed'  => 'WC_Email_Customer_Completed_Order',
	);

	/**
	 * {@inheritDoc}
	 *
	 * @param int    $id  Order ID.
	 * @param string $key Order key.
	 */
	public function find( int $id, string $key ): ?Order {
		$order = $id > 0 && '' !== $key ? wc_get_order( $id ) : null;
		return $order instanceof \WC_Order && hash_equals( $order->get_order_key(), $key ) ? OrderFactory::of( $order ) : null;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $user_id WordPress user ID.
	 * @param int $limit   Maximum number of orders.
	 */
	public function of_customer( int $user_id, int $limit = 20 ): array {
		if ( $user_id <= 0 ) {
			return array();
		}
		$found = wc_get_orders(
			array(
				'type'        => 'shop_order',
				'customer_id' => $user_id,
				'limit'       => min( 100, max( 1, $limit ) ),
				'orderby'     => 'date ID',
				'order'       => 'DESC',
				// Draft orders belong to checkouts in progress.
				'status'      => array_diff( array_keys( wc_get_order_statuses() ), array( 'wc-checkout-draft' ) ),
			)
		);
		return array_map( static fn ( \WC_Order $order ): Order => OrderFactory::of( $order ), is_array( $found ) ? array_values( $found ) : array() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * Same rules as WooCommerce's page: a customer's order is visible to that customer,
	 * a guest's for some minutes.
	 *
	 * @param Order $order The requested order, with a valid key.
	 */
	public function shows_all( Order $order ): bool {
		if ( $this->takes_email( $order ) ) {
			return is_callable( self::ASKS_EMAIL ) && true !== call_user_func( self::ASKS_EMAIL, $order->id, null, 'order-received' );
		}
		/** This filter is documented in WooCommerce: includes/shortcodes/class-wc-shortcode-checkout.php */
		return get_current_user_id() === $order->customer_id || ! apply_filters( 'woocommerce_order_received_verify_known_shoppers', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $order The requested order.
	 */
	public function takes_email( Order $order ): bool {
		return 0 === $order->customer_id;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $order The order.
	 */
	public function order_emails( Order $order ): array {
		$mails = WC()->mailer()->get_emails();
		$sends = static function ( string $status ) use ( $mails ): bool {
			$mail = $mails[ self::MESSAGES[ $status ] ?? '' ] ?? null;
			return $mail instanceof \WC_Email && $mail->is_enabled();
		};
		return array(
			'confirmed' => $sends( $order->status ),
			'completed' => $sends( 'completed' ),
		);
	}
}
