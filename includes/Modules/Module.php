<?php
/**
 * Interface of modules.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * A module is a part that not every shop needs. It has its own folder with settings and
 * endpoints, and other code refers to it only by its entry in Modules. It is connected
 * by hooks.
 *
 * @internal
 */
interface Module {

	/**
	 * Returns the ID, which is also the name of its folders in `src/modules`, `blocks`
	 * and `tests`.
	 */
	public static function id(): string;

	/**
	 * Returns whether front-end requests need it. Called after the settings are loaded,
	 * and only if its entry in Modules does not say that it is off.
	 */
	public static function is_on(): bool;

	/**
	 * Registers the hooks. In front-end requests only if it is on; in other requests
	 * always, so that the owner can switch it on.
	 */
	public static function boot(): void;
}
