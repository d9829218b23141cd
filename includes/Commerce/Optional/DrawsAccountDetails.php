<?php
/**
 * The details of an account in a form of the engine's own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port: an engine may have its own form for a customer's name, email
 * address and password, with rules and fields of other plugins.
 */
interface DrawsAccountDetails {

	/**
	 * The form for who is logged in, which the engine takes.
	 *
	 * @param string $url Of the page that shows it, where it leads back to.
	 * @return string HTML of the engine's own.
	 */
	public function account_details( string $url ): string;
}
