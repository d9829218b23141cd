<?php
/**
 * Empty cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Cart;

use WC_Cart;
use WC_Cart_Fees;
use WC_Cart_Session;

defined( 'ABSPATH' ) || exit;

/**
 * Used for templates that must not show the visitor's cart. It reads no session and
 * registers none of the hooks of the real cart.
 */
final class EmptyCart extends WC_Cart {

	/**
	 * Creates the cart.
	 */
	public function __construct() {
		$this->session  = new WC_Cart_Session( $this );
		$this->fees_api = new WC_Cart_Fees();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function get_cart() {
		return array();
	}

	/**
	 * Does nothing: WooCommerce's method would save the empty cart to the session, and
	 * plugins calculate the totals before a mini-cart.
	 */
	public function calculate_totals(): void {}

	/**
	 * Does nothing: callbacks of the action would empty the visitor's cart.
	 *
	 * @param bool $clear_persistent_cart Not used.
	 */
	public function empty_cart( $clear_persistent_cart = true ): void {} // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- Signature of WooCommerce's method.
}
