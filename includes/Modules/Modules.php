<?php
/**
 * List of modules.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules;

use Vitrine\Settings\Settings;
use Vitrine\Support\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * One entry per module, with the condition under which front-end requests need it, so
 * that no file of a disabled module is loaded.
 */
final class Modules {

	/**
	 * To remove a module, delete its entry and the folders with its name. Conditions:
	 *
	 * - null: not needed by front-end requests
	 * - a string: name of a constant, defined by another plugin or in wp-config.php
	 * - an array: values of the settings when the module is off
	 */
	private const ALL = array(
		EasyDigitalDownloads\Module::class => 'EDD_VERSION',
		SearchService\Module::class        => 'VITRINE_SEARCH_SERVICE',
		Status\Module::class               => null,
		PreviewPanel\Module::class         => null,
		AddressServices\Module::class      => array( 'address_service' => 'none' ),
		Analytics\Module::class            => array( 'store_analytics' => false ),
		PaletteSwitcher\Module::class      => array( 'color_switcher_switched_palette' => array() ),
		Wallet\Module::class               => array( 'wallet_direct_checkout' => false ),
	);

	/**
	 * Entries of this site; null: not loaded yet.
	 *
	 * @var array<class-string<Module>, string|array<string, bool|int|string|list<string>>|null>|null
	 */
	private static ?array $lines = null;

	/**
	 * Returns the modules by class name, with their conditions.
	 *
	 * @return array<class-string<Module>, string|array<string, bool|int|string|list<string>>|null>
	 */
	public static function all(): array {
		/**
		 * Filters the modules, to remove those a site never uses. Applied once, before
		 * any shop starts.
		 *
		 * @param array<class-string, string|array|null> $modules Conditions by class name.
		 *
		 * @example
		 * add_filter( 'vitrine_modules', fn( $modules ) => array_diff_key( $modules, array( 'Vitrine\Modules\Status\Module' => true ) ) );
		 */
		self::$lines ??= array_intersect_key( (array) apply_filters( 'vitrine_modules', self::ALL ), self::ALL );
		return self::$lines;
	}

	/**
	 * Starts modules for other plugins, before the engine is chosen.
	 */
	public static function start_beside(): void {
		foreach ( self::all() as $module => $needs ) {
			if ( is_string( $needs ) && defined( $needs ) ) {
				$module::boot();
			}
		}
	}

	/**
	 * Starts modules early that front-end requests may need, before the current user is
	 * known.
	 */
	public static function start_early(): void {
		foreach ( self::all() as $module => $needs ) {
			if ( is_array( $needs ) && ( ! Visitor::is_likely() || self::differ( $needs, Settings::all() ) ) && is_subclass_of( $module, BootsEarly::class ) ) {
				$module::boot_early();
			}
		}
	}

	/**
	 * Starts modules that front-end requests need.
	 */
	public static function start_wanted(): void {
		foreach ( self::all() as $module => $needs ) {
			if ( is_array( $needs ) && self::differ( $needs, Settings::all() ) && $module::is_on() ) {
				$module::boot();
			}
		}
	}

	/**
	 * Starts modules with settings, on or off.
	 */
	public static function start_set(): void {
		foreach ( self::all() as $module => $needs ) {
			if ( is_array( $needs ) ) {
				$module::boot();
			}
		}
	}

	/**
	 * Starts modules that front-end requests never need.
	 */
	public static function start_behind(): void {
		foreach ( self::all() as $module => $needs ) {
			if ( null === $needs ) {
				$module::boot();
			}
		}
	}

	/**
	 * Returns the default values of modules' settings. In front-end requests, those of
	 * disabled modules include only the settings in the condition.
	 *
	 * @param array<mixed> $values Settings loaded so far.
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function defaults( array $values ): array {
		$defaults = array();
		foreach ( self::all() as $module => $needs ) {
			if ( is_array( $needs ) ) {
				$defaults += ( ! Visitor::is_likely() || self::differ( $needs, $values ) ) && is_subclass_of( $module, HasSettings::class ) ? $module::defaults() : $needs;
			}
		}
		return $defaults;
	}

	/**
	 * Adds the settings of modules to the groups; new groups are added at the end.
	 *
	 * @param array<string, array{label: \Closure(): string, fields: array<string, \Vitrine\Settings\Field>}> $groups Groups by ID.
	 * @return array<string, array{label: \Closure(): string, fields: array<string, \Vitrine\Settings\Field>}>
	 */
	public static function with_groups( array $groups ): array {
		foreach ( array_keys( self::all() ) as $module ) {
			if ( is_subclass_of( $module, HasSettings::class ) ) {
				foreach ( $module::settings() as $id => $group ) {
					$groups[ $id ]          ??= array( 'label' => $group['label'], 'fields' => array() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
					$groups[ $id ]['fields'] += $group['fields'];
				}
			}
		}
		return $groups;
	}

	/**
	 * Whether settings differ from those of a disabled module.
	 *
	 * @param array<string, mixed> $off    Values of the disabled module by key.
	 * @param array<mixed>         $values Settings loaded so far.
	 */
	private static function differ( array $off, array $values ): bool {
		foreach ( $off as $key => $value ) {
			if ( ( $values[ $key ] ?? $value ) !== $value ) {
				return true;
			}
		}
		return false;
	}
}
