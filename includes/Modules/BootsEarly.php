<?php
/**
 * Module that starts before the current user is known.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * Other modules start after plugins and the theme have filtered the settings.
 *
 * @internal
 */
interface BootsEarly extends Module {

	/**
	 * Registers hooks needed before WordPress determines the current user and an engine
	 * opens a session. In front-end requests only if the module's entry does not say
	 * that it is off.
	 */
	public static function boot_early(): void;
}
