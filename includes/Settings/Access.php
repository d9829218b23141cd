<?php
/**
 * Who may change which settings.
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
 * Shop managers change the shop's settings. What reaches beyond the shop is for
 * administrators alone: where the money of a wallet goes, who may frame the site,
 * what the server trusts, and every key and secret.
 */
final class Access {

	/** Changes the settings of the shop. */
	public const SETTINGS = Roles::SETTINGS;

	/** Changes those of the whole site too. */
	public const SITE = 'manage_options';

	/** Groups of the schema that are for administrators. */
	private const SITE_GROUPS = array( 'wallet', 'preview', 'advanced' );

	/** What a shop manager may do on other shops, by the engine that sells. */
	private const MANAGES = array(
		'woocommerce' => 'manage_woocommerce',
		'downloads'   => 'manage_shop_settings',
	);

	/**
	 * Registers the hook. On the built-in shop, roles of its own say who may.
	 */
	public static function boot(): void {
		add_filter( 'user_has_cap', array( self::class, 'grant' ), 10, 2 );
	}

	/**
	 * Gives the settings to whoever manages the shop or the site.
	 *
	 * @param array<string, bool> $has    Capabilities of the user.
	 * @param list<string>        $wanted Those that are asked for.
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
	 * Whether the person of this request may change a setting.
	 *
	 * @param string $key   Of the setting.
	 * @param Field  $field The setting.
	 */
	public static function may_change( string $key, Field $field ): bool {
		return current_user_can( self::SITE ) || ! ( Formats::SECRET === $field->format || isset( self::site_fields()[ $key ] ) );
	}

	/**
	 * Settings by key that are for administrators.
	 *
	 * @return array<string, Field>
	 */
	private static function site_fields(): array {
		return array_merge( ...array_column( array_intersect_key( Schema::groups(), array_flip( self::SITE_GROUPS ) ), 'fields' ) );
	}
}
