<?php
/**
 * Uninstallation.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Lifecycle;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Runs when the plugin is deleted. Orders are business records and are kept, unless the
 * setting of a site says to remove all data.
 */
final class Uninstaller {

	/** Option that shows that WooCommerce is or was installed. */
	private const WOOCOMMERCE = 'woocommerce_db_version';

	/**
	 * Cleans up every site of a network.
	 */
	public static function run(): void {
		$kept   = false;
		$shared = true;
		$work   = static function () use ( &$kept, &$shared ): void {
			$kept   = ! self::clear() || $kept;
			$shared = $shared && false === get_option( self::WOOCOMMERCE );
		};
		if ( ! is_multisite() ) {
			$work();
		} else {
			foreach ( Network::sites() as $id ) {
				Network::inside( $id, $work );
			}
		}
		if ( ! $kept ) {
			UserData::delete( $shared );
		}
	}

	/**
	 * Deletes the data of this site.
	 *
	 * @return bool Whether all data was deleted.
	 */
	private static function clear(): bool {
		SiteData::forget_passing();
		if ( Settings::on( 'remove_data' ) ) {
			SiteData::delete();
			return true;
		}
		return array() === SiteData::tables();
	}
}
