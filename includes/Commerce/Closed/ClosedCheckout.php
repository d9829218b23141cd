<?php
/**
 * Checkout and orders of a closed shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Closed;

use Vitrine\Commerce\Checkout;
use Vitrine\Commerce\Orders;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Takes no orders and has none.
 */
final class ClosedCheckout implements Checkout, Orders {

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $typed Not used.
	 */
	public function fields( array $typed = array() ): array {
		return array();
	}

	/**
	 * {@inheritDoc}
	 */
	public function payment_methods(): array {
		return array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param OrderRequest $request Not used.
	 */
	public function place( OrderRequest $request ): \WP_Error {
		return ClosedCart::refusal();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $idempotency_key Not used.
	 */
	public function placed( string $idempotency_key ): ?Order {
		return null;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int    $id  Not used.
	 * @param string $key Not used.
	 */
	public function find( int $id, string $key ): ?Order {
		return null;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $user_id Not used.
	 * @param int $limit   Not used.
	 */
	public function of_customer( int $user_id, int $limit = 20 ): array {
		return array();
	}
}
