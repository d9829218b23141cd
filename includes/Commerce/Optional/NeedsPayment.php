<?php
/**
 * Checkouts where nothing may be left to pay.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Tells a cart that costs nothing from one for which there is no way to pay:
 * neither has payment methods.
 */
interface NeedsPayment {

	/**
	 * Whether the present cart has to be paid for.
	 */
	public function needs_payment(): bool;
}
