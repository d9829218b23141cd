<?php
/**
 * An empty cart.
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
 * What templates may ask that a visitor's cart must not answer. It reads no
 * session, and takes none of the hooks of the cart that counts.
 */
final class EmptyCart extends WC_Cart {

	/**
	 * Makes it.
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
	 * Calculates nothing: WooCommerce's would save an empty cart as the visitor's, and
	 * plugins have the totals calculated before a mini-cart.
	 */
	public function calculate_totals(): void {}

	/**
	 * Empties nothing: who hears of it ends the visitor's cart.
	 *
	 * @param bool $clear_persistent_cart Not used.
	 */
	public function empty_cart( $clear_persistent_cart = true ): void {} // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- WooCommerce's signature.
}
