<?php
/**
 * Schema of the carts table.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * SQL in the format of dbDelta().
 */
final class CartSchema {

	/**
	 * Returns the SQL of the table.
	 *
	 * `token` is a hash of the value in the visitor's cookie, so that a leaked database
	 * gives no access to carts. It is unique, so that concurrent first writes create a
	 * single row.
	 *
	 * @param string $collation Result of `wpdb::get_charset_collate()`.
	 * @return array<string, string> `CREATE TABLE` statements by table name.
	 */
	public static function tables( string $collation ): array {
		$carts = Tables::carts();
		return array(
			$carts => "CREATE TABLE $carts (
				cart_id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				token char(64) NOT NULL,
				user_id bigint(20) unsigned NOT NULL DEFAULT 0,
				data longtext NOT NULL,
				revision bigint(20) unsigned NOT NULL DEFAULT 1,
				created datetime NOT NULL,
				expires datetime NOT NULL,
				PRIMARY KEY  (cart_id),
				UNIQUE KEY token (token),
				KEY user_id (user_id),
				KEY expires (expires)
			) $collation;",
		);
	}
}
