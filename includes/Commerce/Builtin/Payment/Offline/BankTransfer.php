<?php
/**
 * Direct bank transfer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Offline;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * The order is on hold until the money arrives. The order received page and emails show
 * the shop's bank accounts.
 */
final class BankTransfer extends OfflineMethod {

	public const ID = 'bacs';

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return self::ID;
	}

	/**
	 * {@inheritDoc}
	 */
	public function title(): string {
		return __( 'Direct bank transfer', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function description(): string {
		return __( 'Make your payment directly into our bank account. Your order ships once we have received your payment.', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $draft Order as it will be saved.
	 */
	public function terms( Order $draft ): PaymentResult {
		return PaymentResult::agreed( OrderStatus::ON_HOLD );
	}
}
