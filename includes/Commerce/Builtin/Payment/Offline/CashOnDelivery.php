<?php
/**
 * Cash on delivery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Offline;

use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Paid on delivery, so the order can be shipped at once and stays unpaid until then.
 * Not available for carts that need no shipping.
 */
final class CashOnDelivery extends OfflineMethod {

	public const ID = 'cod';

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
		return __( 'Cash on delivery', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function description(): string {
		return __( 'Pay in cash when your order arrives.', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param CartSnapshot $cart Current cart.
	 */
	public function is_available( CartSnapshot $cart ): bool {
		return $cart->needs_shipping;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $draft Order as it will be saved.
	 */
	public function terms( Order $draft ): PaymentResult {
		return PaymentResult::agreed();
	}
}
