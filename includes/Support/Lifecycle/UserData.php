<?php
/**
 * What the plugin keeps of users.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Lifecycle;

use Vitrine\Commerce\Builtin\Checkout\CustomerData;
use Vitrine\Site\ComingSoon;

defined( 'ABSPATH' ) || exit;

/**
 * Users are those of the whole network.
 */
final class UserData {

	/** What WordPress itself keeps of a user's screens has the type of content in the middle of its name. */
	private const MARKS = array( SiteData::PREFIX . '%', '%' . SiteData::PREFIX . 'product%' );

	/**
	 * Deletes the user meta.
	 *
	 * @param bool $with_shared Whether what has WooCommerce's names goes too: addresses, a banner that was sent away. They are hers where she was ever installed.
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
