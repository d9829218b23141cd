<?php
/**
 * User data of the plugin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Lifecycle;

use Vitrine\Commerce\Builtin\Checkout\CustomerData;
use Vitrine\Site\ComingSoon;

defined( 'ABSPATH' ) || exit;

/**
 * Users are shared by all sites of a network.
 */
final class UserData {

	/**
	 * Patterns of meta keys. WordPress stores screen options with the post type in the
	 * middle of the key.
	 */
	private const MARKS = array( SiteData::PREFIX . '%', '%' . SiteData::PREFIX . 'product%' );

	/**
	 * Deletes the user meta.
	 *
	 * @param bool $with_shared Whether to delete user meta shared with WooCommerce too, such as addresses and dismissed notices. It is kept if WooCommerce is or was installed.
	 */
	public static function delete( bool $with_shared ): void {
		global $wpdb;
		$keys = $with_shared ? array_merge( CustomerData::keys(), array( ComingSoon::meta() ) ) : array();
		foreach ( self::MARKS as $mark ) {
			$keys = array_merge( $keys, $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT meta_key FROM %i WHERE meta_key LIKE %s', $wpdb->usermeta, str_replace( '_', '\\_', $mark ) ) ) );
		}
		foreach ( array_unique( $keys ) as $key ) {
			delete_metadata( 'user', 0, (string) $key, '', true );
		}
	}
}
