<?php
/**
 * A gateway that does as it is told.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;

/**
 * Answers with what the test gives it.
 */
final class FakeGateway implements Gateway {

	/**
	 * The orders that it was asked to process.
	 *
	 * @var list<Order>
	 */
	public array $orders = array();

	/**
	 * The data that came with the last one.
	 *
	 * @var array<string, mixed>
	 */
	public array $data = array();

	/**
	 * The gateway.
	 *
	 * @param \Closure $process `( Order ): PaymentResult|\WP_Error`.
	 */
	public function __construct( public \Closure $process ) {}

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return 'fake';
	}

	/**
	 * {@inheritDoc}
	 */
	public function title(): string {
		return 'Card';
	}

	/**
	 * {@inheritDoc}
	 */
	public function description(): string {
		return 'Pay by card.';
	}

	/**
	 * {@inheritDoc}
	 */
	public function fields_html(): string {
		return '<input name="payment_data[number]">';
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param CartSnapshot $cart The cart as it is.
	 */
	public function is_available( CartSnapshot $cart ): bool {
		return $cart->totals['total'] > 1000;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order                $order Pending.
	 * @param array<string, mixed> $data  What its own fields hold.
	 */
	public function process( Order $order, array $data ): PaymentResult|\WP_Error {
		$this->orders[] = $order;
		$this->data     = $data;
		return ( $this->process )( $order );
	}
}
