<?php
/**
 * Gateway stub.
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
 * Returns what the test provides.
 */
final class FakeGateway implements Gateway {

	/**
	 * The processed orders.
	 *
	 * @var list<Order>
	 */
	public array $orders = array();

	/**
	 * Payment data of the last order.
	 *
	 * @var array<string, mixed>
	 */
	public array $data = array();

	/**
	 * Constructor.
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
	 * @param CartSnapshot $cart The cart.
	 */
	public function is_available( CartSnapshot $cart ): bool {
		return $cart->totals['total'] > 1000;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order                $order A pending order.
	 * @param array<string, mixed> $data  Values of the gateway's own fields.
	 */
	public function process( Order $order, array $data ): PaymentResult|\WP_Error {
		$this->orders[] = $order;
		$this->data     = $data;
		return ( $this->process )( $order );
	}
}
