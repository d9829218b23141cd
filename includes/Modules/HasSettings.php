<?php
/**
 * A module with settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Its settings are known as long as the module is there, on or off.
 *
 * @internal
 */
interface HasSettings extends Module {

	/**
	 * Its settings by the group in which they stand: one of Settings\Schema's, or one
	 * of its own.
	 *
	 * @return array<string, array{label: \Closure(): string, fields: array<string, Field>}>
	 */
	public static function settings(): array;

	/**
	 * What they are where the owner has set nothing: a visitor's page reads them
	 * without the schema. A test holds both to the same.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function defaults(): array;
}
