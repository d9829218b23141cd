<?php
/**
 * WooCommerce gateway stub.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

/**
 * Returns what the test provides.
 */
final class Gateway extends \WC_Payment_Gateway {

	/**
	 * Returns the result of the next payment.
	 *
	 * @var \Closure(\WC_Order): array<string, string>
	 */
	public static \Closure $pays;

	/**
	 * Constructor.
	 */
	public function __construct() {
		$this->id          = 'test_bank';
		$this->title       = 'Bank';
		$this->description = 'By transfer.';
		$this->enabled     = 'yes';
	}

	/**
	 * Processes a payment.
	 *
	 * @param int $order_id Order ID.
	 * @return array<string, string>
	 */
	public function process_payment( $order_id ): array {
		return ( self::$pays )( wc_get_order( $order_id ) );
	}
}
