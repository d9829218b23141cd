<?php
/**
 * The cart of one visitor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Every write is serialized on the server (two writes of one session are both
 * kept), answers with the cart as it then is, and on refusal changes nothing.
 * A read never saves a session, and never starts one.
 */
interface Cart {

	/**
	 * The cart as it is, prices and stock looked up anew.
	 */
	public function snapshot(): CartSnapshot;

	/**
	 * Adds a product. A line of the same product, variation and data grows.
	 *
	 * @param AddRequest $request What to add; a grouped product adds its children, all or none.
	 * @return list<string>|\WP_Error The keys of the lines that took it.
	 */
	public function add( AddRequest $request ): array|\WP_Error;

	/**
	 * Sets the quantities of lines to absolute values, all or none.
	 *
	 * @param array<string, int> $quantities `cart_item_key` to quantity; 0 removes the line.
	 * @return true|\WP_Error
	 */
	public function set_quantities( array $quantities ): bool|\WP_Error;

	/**
	 * Removes a line; restore() can put it back.
	 *
	 * @param string $key Cart item key.
	 * @return true|\WP_Error
	 */
	public function remove( string $key ): bool|\WP_Error;

	/**
	 * Puts a removed line back where it stood, as far as stock allows.
	 *
	 * @param string $key `cart_item_key` of a line that was removed.
	 * @return true|\WP_Error
	 */
	public function restore( string $key ): bool|\WP_Error;

	/**
	 * Applies a coupon.
	 *
	 * @param string $code As typed; case and outer spaces do not count.
	 * @return true|\WP_Error
	 */
	public function apply_coupon( string $code ): bool|\WP_Error;

	/**
	 * Takes a coupon off.
	 *
	 * @param string $code Coupon code as entered.
	 * @return true|\WP_Error
	 */
	public function remove_coupon( string $code ): bool|\WP_Error;

	/**
	 * Chooses a shipping method.
	 *
	 * @param string $id Of one of the snapshot's choices.
	 * @return true|\WP_Error
	 */
	public function choose_shipping( string $id ): bool|\WP_Error;

	/**
	 * Empties the cart, its coupons included.
	 *
	 * @return true|\WP_Error
	 */
	public function clear(): bool|\WP_Error;

	/**
	 * What nonces of this visitor are bound to: unguessable, stable over the
	 * session. Starts a session when there is none.
	 */
	public function session_token(): string;

	/**
	 * Keeps a message for the visitor's next page (forms without script).
	 *
	 * @param string $type    `success`, `error` or `info`.
	 * @param string $message Text, not HTML.
	 */
	public function add_notice( string $type, string $message ): void;

	/**
	 * The kept messages; they are then forgotten.
	 *
	 * @return list<array{type: string, text: string}>
	 */
	public function take_notices(): array;
}
