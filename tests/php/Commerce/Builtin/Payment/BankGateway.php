<?php
/**
 * Idempotent gateway with a payment lookup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Payment\IdempotentGateway;
use Vitrine\Commerce\Builtin\Payment\PaymentLookup;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;

/**
 * Charges once per key, and can be asked for the result of a payment.
 */
final class BankGateway implements IdempotentGateway, PaymentLookup {

	/**
	 * Results by idempotency key.
	 *
	 * @var array<string, PaymentResult|\WP_Error>
	 */
	public array $charges = array();

	/**
	 * Number of payment requests.
	 *
	 * @var int
	 */
	public int $asked = 0;

	/**
	 * Called on a payment request, before the response.
	 *
	 * @var \Closure(): void
	 */
	public \Closure $answers;

	/**
	 * Constructor.
	 *
	 * @param PaymentResult|\WP_Error|null $word Result of new charges; null for paid.
	 */
	public function __construct( private readonly PaymentResult|\WP_Error|null $word = null ) {
		$this->answers = static function (): void {};
	}

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return 'bank';
	}

	/**
	 * {@inheritDoc}
	 */
	public function title(): string {
		return 'Bank';
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
	 * @param CartSnapshot $cart The cart.
	 */
	public function is_available( CartSnapshot $cart ): bool {
		return true;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order                $order           A pending order.
	 * @param array<string, mixed> $data            No data.
	 * @param string               $idempotency_key Idempotency key of the charge.
	 */
	public function process( Order $order, array $data, string $idempotency_key = '' ): PaymentResult|\WP_Error {
		++$this->asked;
		$this->charges[ $idempotency_key ] ??= $this->word ?? PaymentResult::paid( 'charge-' . ( count( $this->charges ) + 1 ) );
		( $this->answers )();
		return $this->charges[ $idempotency_key ];
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order  $order           A pending order.
	 * @param string $idempotency_key Idempotency key of the charge.
	 */
	public function look_up( Order $order, string $idempotency_key ): PaymentResult|\WP_Error|null {
		return $this->charges[ $idempotency_key ] ?? null;
	}
}
