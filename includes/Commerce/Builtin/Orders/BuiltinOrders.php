<?php
/**
 * Orders for shoppers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Optional\Orders\SendsOrderEmails;
use Vitrine\Commerce\Orders;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Shows an order to anyone with its key, and customers their own.
 */
final class BuiltinOrders implements Orders, SendsOrderEmails {

	/** @param OrderStore $store Order store. */
	public function __construct( private readonly OrderStore $store ) {}

	/**
	 * {@inheritDoc}
	 *
	 * @param int    $id  Order ID.
	 * @param string $key Order key.
	 */
	public function find( int $id, string $key ): ?Order {
		$order = $id > 0 && '' !== $key ? $this->store->load( $id ) : null;
		return null !== $order && hash_equals( $order->key, $key ) ? $order : null;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $user_id WordPress user ID.
	 * @param int $limit   Maximum number.
	 */
	public function of_customer( int $user_id, int $limit = 20 ): array {
		return $user_id > 0 ? $this->store->of_customer( $user_id, min( 100, max( 1, $limit ) ) ) : array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $order The order.
	 */
	public function order_emails( Order $order ): array {
		return array(
			'confirmed' => true,
			'completed' => true,
		);
	}
}
