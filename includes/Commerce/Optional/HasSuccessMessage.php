<?php
/**
 * Cart with its own messages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Message on a change of the cart, which other plugins can filter.
 */
interface HasSuccessMessage {

	/**
	 * Returns the message on the last change in this request; empty: none.
	 *
	 * @return string Plain text.
	 */
	public function success_message(): string;
}
