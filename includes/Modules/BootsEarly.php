<?php
/**
 * A module that has something to do before there is a visitor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * Others start once plugins and the theme have said what they change of the settings.
 *
 * @internal
 */
interface BootsEarly extends Module {

	/**
	 * Takes the hooks that are due before WordPress asks who is there and an engine
	 * opens a session. For a visitor, only where the module's line does not say that
	 * it is off.
	 */
	public static function boot_early(): void;
}
