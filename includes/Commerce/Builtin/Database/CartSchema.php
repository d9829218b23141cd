<?php
/**
 * The table of carts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * SQL in the form that WordPress's dbDelta() reads.
 */
final class CartSchema {

	/**
	 * The statement that makes the table.
	 *
	 * `token` is a hash of what the visitor's cookie says, so that a leaked
	 * database opens no cart; its uniqueness decides which of two first writes
	 * makes the row.
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
