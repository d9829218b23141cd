<?php
/**
 * A checkout in a form of the engine's own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port: an engine may take orders by its own form alone, with the scripts
 * of its ways to pay. The checkout block then shows that form.
 */
interface DrawsForm {

	/**
	 * The form with the cart above it, or what the engine says of an empty cart.
	 *
	 * @return string HTML of the engine's own.
	 */
	public function form(): string;

	/**
	 * Whose form it is, for the shop's owner.
	 */
	public function form_of(): string;
}
