<?php
/**
 * A cart whose totals follow the customer's address.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port of a cart: taxes and shipping depend on where the customer
 * is, and are told while the address is typed. Where plugins make fees of the way to
 * pay or of fields of their own, the whole form is told.
 */
interface FollowsAddress {

	/**
	 * Whether they do in this shop.
	 */
	public function follows_address(): bool;

	/**
	 * Takes the addresses of a form; nobody has checked them yet.
	 *
	 * @param array<string, string> $fields         Field name (`billing_country`) to value.
	 * @param bool                  $ship_elsewhere Whether the shipping_* fields count.
	 * @param string                $form           All that stands in the form, as a query string, for plugins of the engine's; empty: they have no say.
	 * @return true|\WP_Error
	 */
	public function locate( array $fields, bool $ship_elsewhere, string $form = '' ): bool|\WP_Error;
}
