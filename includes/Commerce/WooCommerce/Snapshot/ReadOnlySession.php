<?php
/**
 * A read-only session.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces the visitor's session while a cart is calculated for display: it has the
 * same data, and changes to it are discarded.
 *
 * @see field 15
 */
final class ReadOnlySession extends \WC_Session_Handler {

	/**
	 * Copies a session.
	 *
	 * @param \WC_Session $session The visitor's session.
	 */
	public static function of( \WC_Session $session ): self {
		$copy               = new self();
		$copy->_data        = $session->_data;
		$copy->_customer_id = $session->_customer_id;
		return $copy;
	}

	/**
	 * Saves nothing.
	 *
	 * @param string|mixed $old_session_key Unused.
	 */
	public function save_data( $old_session_key = '' ): void {} // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- Signature of WooCommerce's method.

	/**
	 * Sets no cookie.
	 *
	 * @param bool $set Not used.
	 */
	public function set_customer_session_cookie( $set ): void {} // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.Found -- Signature of WooCommerce's method.

	/**
	 * Returns the data of the session.
	 *
	 * @return array<string, mixed>
	 */
	public function get_session_data() {
		return $this->_data;
	}
}
