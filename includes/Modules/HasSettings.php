<?php
/**
 * Module with settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * The settings are registered whether the module is on or off.
 *
 * @internal
 */
interface HasSettings extends Module {

	/**
	 * Returns the settings by group: a group of Settings\Schema, or one of its own.
	 *
	 * @return array<string, array{label: \Closure(): string, fields: array<string, Field>}>
	 */
	public static function settings(): array;

	/**
	 * Returns the default values, so that front-end requests do not load the fields. A
	 * test ensures that both are in sync.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function defaults(): array;
}
