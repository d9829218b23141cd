<?php
/**
 * Cart whose totals depend on the address.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Taxes and shipping depend on the customer's location and are updated while the
 * address is entered. If plugins add fees by payment method or by their own fields, the
 * whole form is sent.
 */
interface FollowsAddress {

	/**
	 * Returns whether totals depend on the address in this shop.
	 */
	public function follows_address(): bool;

	/**
	 * Sets the addresses in a form; they are not validated yet.
	 *
	 * @param array<string, string> $fields         Values by field name, such as `billing_country`.
	 * @param bool                  $ship_elsewhere Whether the shipping_* fields count.
	 * @param string                $form           Whole form as query string, for plugins of the engine; empty: not needed.
	 * @return true|\WP_Error
	 */
	public function locate( array $fields, bool $ship_elsewhere, string $form = '' ): bool|\WP_Error;
}
