<?php
/**
 * External payment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\Payment;

defined( 'ABSPATH' ) || exit;

/**
 * Represents a payment that was made before the order was created. It is not offered in
 * forms.
 */
final class PaidElsewhere implements OfflineGateway {

	/**
	 * Creates the gateway for a payment.
	 *
	 * @param Payment $payment Payment.
	 */
	public function __construct( public readonly Payment $payment ) {}

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return $this->payment->method;
	}

	/**
	 * {@inheritDoc}
	 */
	public function title(): string {
		return $this->payment->title;
	}

	/**
	 * {@inheritDoc}
	 */
	public function description(): string {
		return '';
	}

	/**
	 * {@inheritDoc}
	 */
	public function fields_html(): string {
		return '';
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param CartSnapshot $cart Current cart.
	 */
	public function is_available( CartSnapshot $cart ): bool {
		return $this->payment->pays_for( $cart );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order                $order Pending order with reserved stock.
	 * @param array<string, mixed> $data  Not used.
	 */
	public function process( Order $order, array $data ): PaymentResult {
		return $this->terms( $order );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $draft Order as it will be saved.
	 */
	public function terms( Order $draft ): PaymentResult {
		return PaymentResult::paid( $this->payment->reference );
	}
}
