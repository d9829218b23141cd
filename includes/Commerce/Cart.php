<?php
/**
 * Cart of a visitor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Writes of a session are serialized, so that no concurrent write is lost. They return
 * the changed cart, or an error without any change. Reading never saves or starts a
 * session.
 */
interface Cart {

	/**
	 * Returns the cart with current prices and stock.
	 */
	public function snapshot(): CartSnapshot;

	/**
	 * Adds a product. An existing line with the same product, variation and data gets a
	 * higher quantity.
	 *
	 * @param AddRequest $request Product to add; a grouped product adds its children, all or none.
	 * @return list<string>|\WP_Error Keys of the changed lines.
	 */
	public function add( AddRequest $request ): array|\WP_Error;

	/**
	 * Sets the quantities of lines, all or none.
	 *
	 * @param array<string, int> $quantities Quantities by `cart_item_key`; 0 removes the line.
	 * @return true|\WP_Error
	 */
	public function set_quantities( array $quantities ): bool|\WP_Error;

	/**
	 * Removes a line, which can be restored with restore().
	 *
	 * @param string $key Cart item key.
	 * @return true|\WP_Error
	 */
	public function remove( string $key ): bool|\WP_Error;

	/**
	 * Restores a removed line at its position, limited by stock.
	 *
	 * @param string $key `cart_item_key` of a removed line.
	 * @return true|\WP_Error
	 */
	public function restore( string $key ): bool|\WP_Error;

	/**
	 * Applies a coupon.
	 *
	 * @param string $code Coupon code as entered; case and surrounding spaces are ignored.
	 * @return true|\WP_Error
	 */
	public function apply_coupon( string $code ): bool|\WP_Error;

	/**
	 * Removes a coupon.
	 *
	 * @param string $code Coupon code as entered.
	 * @return true|\WP_Error
	 */
	public function remove_coupon( string $code ): bool|\WP_Error;

	/**
	 * Chooses a shipping method.
	 *
	 * @param string $id ID of a shipping method in the snapshot.
	 * @return true|\WP_Error
	 */
	public function choose_shipping( string $id ): bool|\WP_Error;

	/**
	 * Empties the cart, including coupons.
	 *
	 * @return true|\WP_Error
	 */
	public function clear(): bool|\WP_Error;

	/**
	 * Returns a random token for nonces that stays the same during the session. Starts
	 * a session if there is none.
	 */
	public function session_token(): string;

	/**
	 * Stores a message for the next page (forms without script).
	 *
	 * @param string $type    `success`, `error` or `info`.
	 * @param string $message Plain text.
	 */
	public function add_notice( string $type, string $message ): void;

	/**
	 * Returns the stored messages and deletes them.
	 *
	 * @return list<array{type: string, text: string}>
	 */
	public function take_notices(): array;
}
