<?php
/**
 * Engine with its own account details form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Form for name, email address and password, with rules and fields of other plugins.
 */
interface DrawsAccountDetails {

	/**
	 * Returns the form for the current user, which the engine processes.
	 *
	 * @param string $url URL of the page, for returning to it.
	 * @return string HTML of the engine.
	 */
	public function account_details( string $url ): string;
}
