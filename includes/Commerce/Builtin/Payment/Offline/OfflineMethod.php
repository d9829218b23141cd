<?php
/**
 * Payment method without payment provider.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Offline;

use Vitrine\Commerce\Builtin\Payment\OfflineGateway;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Common code of offline methods: no fields, and no payment is charged now.
 */
abstract class OfflineMethod implements OfflineGateway {

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
		return true;
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
}
