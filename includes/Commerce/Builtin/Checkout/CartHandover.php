<?php
/**
 * From the cart to the order, and back.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

/**
 * What an order asks of the cart that it is made of.
 */
interface CartHandover {

	/**
	 * Empties the cart if it is still the one that was seen. Part of the
	 * order's transaction.
	 *
	 * @param CartSnapshot $seen The cart that the order is made of.
	 * @return bool|\WP_Error False: the cart has changed since; the error when the database failed.
	 */
	public function empty( CartSnapshot $seen ): bool|\WP_Error;

	/**
	 * What empty() has just taken and whose it was, for put_back().
	 */
	public function taken(): string;

	/**
	 * Tells the visitor's browser what is in the cart now that this is written
	 * for good.
	 */
	public function handed_over(): void;

	/**
	 * Puts back what empty() took, beside what has come into that cart since.
	 * Whose request this is does not matter. May be part of a transaction.
	 *
	 * @param string $taken Of taken(), perhaps in another request; empty: nothing.
	 * @return true|\WP_Error The error when the database failed.
	 */
	public function put_back( string $taken ): bool|\WP_Error;
}
