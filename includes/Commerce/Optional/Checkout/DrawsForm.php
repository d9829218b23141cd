<?php
/**
 * Checkout with the engine's own form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Some engines take orders only with their own form and its payment scripts. The
 * checkout block then shows that form.
 */
interface DrawsForm {

	/**
	 * Returns the form with the cart above it, or the engine's message for an empty
	 * cart.
	 *
	 * @return string HTML of the engine.
	 */
	public function form(): string;

	/**
	 * Returns the name of the form's plugin, for the owner.
	 */
	public function form_of(): string;

	/**
	 * Whether the form itself offers guests a login.
	 */
	public function offers_login(): bool;
}
