<?php
/**
 * Handover of a cart to an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the cart for an order, or restores it.
 */
interface CartHandover {

	/**
	 * Empties the cart if it has not changed. Part of the order's transaction.
	 *
	 * @param CartSnapshot $seen Cart that the order is created from.
	 * @return bool|\WP_Error False if the cart has changed; an error if the query failed.
	 */
	public function empty( CartSnapshot $seen ): bool|\WP_Error;

	/**
	 * Returns the cart taken by empty() and its owner, for put_back().
	 */
	public function taken(): string;

	/**
	 * Updates the cart cookies after the transaction is committed.
	 */
	public function handed_over(): void;

	/**
	 * Restores the cart taken by empty(), merged with items added since. The request
	 * may be of anyone, and it may be part of a transaction.
	 *
	 * @param string $taken Result of taken(), perhaps from another request; empty: nothing.
	 * @return true|\WP_Error Error if the query failed.
	 */
	public function put_back( string $taken ): bool|\WP_Error;
}
