<?php
/**
 * Check payments.
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
 * The order is on hold until a check arrives or an invoice is paid.
 */
final class CheckPayments extends OfflineMethod {

	public const ID = 'cheque';

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
		return __( 'Check payments', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function description(): string {
		return __( 'Please send a check to our store address. Your order ships once we have received it.', 'vitrine' );
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
