<?php
/**
 * A gateway whose bank remembers.
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
 * Charges once for one key, and can be asked what became of a payment.
 */
final class BankGateway implements IdempotentGateway, PaymentLookup {

	/**
	 * Charges by key: what was answered.
	 *
	 * @var array<string, PaymentResult|\WP_Error>
	 */
	public array $charges = array();

	/**
	 * How often it was asked for money.
	 *
	 * @var int
	 */
	public int $asked = 0;

	/**
	 * What happens when it is asked for money, before it answers.
	 *
	 * @var \Closure(): void
	 */
	public \Closure $answers;

	/**
	 * The gateway.
	 *
	 * @param PaymentResult|\WP_Error|null $word What it says of a new charge; null: it is paid.
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
	 * @param CartSnapshot $cart The cart as it is.
	 */
	public function is_available( CartSnapshot $cart ): bool {
		return true;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order                $order           Pending.
	 * @param array<string, mixed> $data            Nothing.
	 * @param string               $idempotency_key The charge's.
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
	 * @param Order  $order           Pending.
	 * @param string $idempotency_key The charge's.
	 */
	public function look_up( Order $order, string $idempotency_key ): PaymentResult|\WP_Error|null {
		return $this->charges[ $idempotency_key ] ?? null;
	}
}
