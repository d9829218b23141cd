<?php
/**
 * What a module is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * A part that not every shop needs. It stands in a folder of its own, with its
 * settings and endpoints, and nothing outside that folder names a class of it but
 * its line in Modules. It reaches the rest by hooks.
 *
 * @internal
 */
interface Module {

	/**
	 * Its short name, which its folders below `src/modules`, `blocks` and `tests` have.
	 */
	public static function id(): string;

	/**
	 * Whether a visitor's page needs it. Asked only where its line in Modules does
	 * not say no already, once the settings are known.
	 */
	public static function is_on(): bool;

	/**
	 * Registers the hooks. For a visitor, only where it is on; for everybody else always,
	 * since the owner has to find it to switch it on.
	 */
	public static function boot(): void;
}
