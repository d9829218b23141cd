<?php
/**
 * The end.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Lifecycle;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What is left when the plugin's files are deleted. Orders are a shop's books:
 * they stay, unless the owner of a site has said in its settings that everything
 * is to go.
 */
final class Uninstaller {

	/** Option by which WooCommerce is known to have been here, active or not. */
	private const WOOCOMMERCE = 'woocommerce_db_version';

	/**
	 * Clears up, on every site of a network.
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
	 * Removes the data of this site.
	 *
	 * @return bool Whether nothing was kept of it.
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
