<?php
/**
 * The modules there are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules;

use Vitrine\Settings\Settings;
use Vitrine\Support\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * A line a module, and what makes a visitor's page need it, said here so that no
 * file of a module that is off is read.
 */
final class Modules {

	/**
	 * To remove a module, delete its line and the folders of its name. A line says:
	 *
	 * - null: no visitor's page needs it, only who runs the shop
	 * - a name: a constant by which another plugin is known, whose module it is, or by
	 *   which wp-config.php names a service
	 * - an array: settings that are all as named here where it is off
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
	 * The lines of this site; null: not asked yet.
	 *
	 * @var array<class-string<Module>, string|array<string, bool|int|string|list<string>>|null>|null
	 */
	private static ?array $lines = null;

	/**
	 * Every module by its class, with what its line says.
	 *
	 * @return array<class-string<Module>, string|array<string, bool|int|string|list<string>>|null>
	 */
	public static function all(): array {
		/**
		 * Takes modules away, for a site that never uses them. Asked once, before any
		 * shop starts.
		 *
		 * @param array<class-string, string|array|null> $modules Classes, each to what makes a visitor's page need it.
		 *
		 * @example
		 * add_filter( 'vitrine_modules', fn( $modules ) => array_diff_key( $modules, array( 'Vitrine\Modules\Status\Module' => true ) ) );
		 */
		self::$lines ??= array_intersect_key( (array) apply_filters( 'vitrine_modules', self::ALL ), self::ALL );
		return self::$lines;
	}

	/**
	 * Starts those of other plugins, before the engines are picked.
	 */
	public static function start_beside(): void {
		foreach ( self::all() as $module => $needs ) {
			if ( is_string( $needs ) && defined( $needs ) ) {
				$module::boot();
			}
		}
	}

	/**
	 * Has those that a visitor's page may need do what is due before there is a
	 * visitor.
	 */
	public static function start_early(): void {
		foreach ( self::all() as $module => $needs ) {
			if ( is_array( $needs ) && ( ! Visitor::is_likely() || self::differ( $needs, Settings::all() ) ) && is_subclass_of( $module, BootsEarly::class ) ) {
				$module::boot_early();
			}
		}
	}

	/**
	 * Starts those that a visitor's page needs.
	 */
	public static function start_wanted(): void {
		foreach ( self::all() as $module => $needs ) {
			if ( is_array( $needs ) && self::differ( $needs, Settings::all() ) && $module::is_on() ) {
				$module::boot();
			}
		}
	}

	/**
	 * Adds the settings of modules, whether they are on or off.
	 */
	public static function start_set(): void {
		foreach ( self::all() as $module => $needs ) {
			if ( is_array( $needs ) ) {
				$module::boot();
			}
		}
	}

	/**
	 * Starts those that no visitor's page needs.
	 */
	public static function start_behind(): void {
		foreach ( self::all() as $module => $needs ) {
			if ( null === $needs ) {
				$module::boot();
			}
		}
	}

	/**
	 * The defaults of the modules' settings: for a visitor only those that say
	 * whether a module is on, and all of those that are.
	 *
	 * @param array<mixed> $values Settings, as far as they are known.
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
	 * The groups of settings with those of the modules: in a group that is there, or
	 * after the others.
	 *
	 * @param array<string, array{label: \Closure(): string, fields: array<string, \Vitrine\Settings\Field>}> $groups By id.
	 * @return array<string, array{label: \Closure(): string, fields: array<string, \Vitrine\Settings\Field>}>
	 */
	public static function with_groups( array $groups ): array {
		foreach ( array_keys( self::all() ) as $module ) {
			if ( is_subclass_of( $module, HasSettings::class ) ) {
				foreach ( $module::settings() as $id => $group ) {
					$groups[ $id ]          ??= array( 'label' => $group['label'], 'fields' => array() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
					$groups[ $id ]['fields'] += $group['fields'];
				}
			}
		}
		return $groups;
	}

	/**
	 * Whether settings are not as they are where a module is off.
	 *
	 * @param array<string, mixed> $off    Key to value.
	 * @param array<mixed>         $values Settings, as far as they are known.
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
