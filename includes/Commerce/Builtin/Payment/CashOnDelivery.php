<?php
/**
 * Cash on delivery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Paid at the door, so the order can be sent at once; it is unpaid until then.
 */
final class CashOnDelivery implements OfflineGateway {

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return 'cod';
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
	 * @param Order                $order Pending; its stock is taken.
	 * @param array<string, mixed> $data  Nothing.
	 */
	public function process( Order $order, array $data ): PaymentResult {
		return $this->terms( $order );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $draft The order as it will be written.
	 */
	public function terms( Order $draft ): PaymentResult {
		return PaymentResult::agreed();
	}
}
