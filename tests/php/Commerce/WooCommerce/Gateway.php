<?php
/**
 * A way to pay.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

/**
 * A gateway that does as a test says.
 */
final class Gateway extends \WC_Payment_Gateway {

	/**
	 * What becomes of the next payment.
	 *
	 * @var \Closure(\WC_Order): array<string, string>
	 */
	public static \Closure $pays;

	/**
	 * The gateway.
	 */
	public function __construct() {
		$this->id          = 'test_bank';
		$this->title       = 'Bank';
		$this->description = 'By transfer.';
		$this->enabled     = 'yes';
	}

	/**
	 * Pays.
	 *
	 * @param int $order_id Order.
	 * @return array<string, string>
	 */
	public function process_payment( $order_id ): array {
		return ( self::$pays )( wc_get_order( $order_id ) );
	}
}
