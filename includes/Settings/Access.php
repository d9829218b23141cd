<?php
/**
 * Permissions for settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

use Vitrine\Plugin;
use Vitrine\Settings\Rules\Formats;
use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * Shop managers can change the settings of the shop. Settings that affect the whole
 * site are for administrators only: wallet payments, allowed frame origins, trusted
 * proxies, and all keys and secrets.
 */
final class Access {

	/** Capability to change the settings of the shop. */
	public const SETTINGS = Roles::SETTINGS;

	/** Capability to change the settings of the site. */
	public const SITE = 'manage_options';

	/** Groups of the schema for administrators only. */
	private const SITE_GROUPS = array( 'wallet', 'preview', 'advanced' );

	/** Capability of shop managers by engine. */
	private const MANAGES = array(
		'woocommerce' => 'manage_woocommerce',
		'downloads'   => 'manage_shop_settings',
	);

	/**
	 * Registers the hook. The built-in shop has its own roles.
	 */
	public static function boot(): void {
		add_filter( 'user_has_cap', array( self::class, 'grant' ), 10, 2 );
	}

	/**
	 * Grants the settings capability to users who manage the shop or the site.
	 *
	 * @param array<string, bool> $has    Capabilities of the user.
	 * @param list<string>        $wanted Required capabilities.
	 * @return array<string, bool>
	 */
	public static function grant( array $has, array $wanted ): array {
		if ( in_array( self::SETTINGS, $wanted, true ) ) {
			$shop = self::MANAGES[ Plugin::engine()->id() ] ?? Roles::ALL;
			if ( ! empty( $has[ self::SITE ] ) || ! empty( $has[ Roles::ALL ] ) || ! empty( $has[ $shop ] ) ) {
				$has[ self::SETTINGS ] = true;
			}
		}
		return $has;
	}

	/**
	 * Whether the current user can change a setting.
	 *
	 * @param string $key   Key of the setting.
	 * @param Field  $field Setting.
	 */
	public static function may_change( string $key, Field $field ): bool {
		return current_user_can( self::SITE ) || ! ( Formats::SECRET === $field->format || isset( self::site_fields()[ $key ] ) );
	}

	/**
	 * Returns the settings for administrators only, by key.
	 *
	 * @return array<string, Field>
	 */
	private static function site_fields(): array {
		return array_merge( ...array_column( array_intersect_key( Schema::groups(), array_flip( self::SITE_GROUPS ) ), 'fields' ) );
	}
}
