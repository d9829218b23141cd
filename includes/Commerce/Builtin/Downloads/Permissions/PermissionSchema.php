<?php
/**
 * The table of download permissions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Permissions;

defined( 'ABSPATH' ) || exit;

/**
 * SQL in the form that WordPress's dbDelta() reads.
 */
final class PermissionSchema {

	/** The table without its prefix. */
	public const TABLE = 'vitrine_download_permissions';

	/**
	 * The statement that makes the table.
	 *
	 * Whose a permission is says its order. The UNIQUE key on order, item and file
	 * is what grants each file once. `last_visitor` and `last_moment` (Unix time)
	 * say who began the last download, so that going on with it is not another one.
	 *
	 * @param string $prefix    Table prefix of the site, such as `wp_`.
	 * @param string $collation Result of `wpdb::get_charset_collate()`.
	 * @return array<string, string> `CREATE TABLE` statements by table name.
	 */
	public static function tables( string $prefix, string $collation ): array {
		$permissions = $prefix . self::TABLE;
		return array(
			$permissions => "CREATE TABLE $permissions (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				order_id bigint(20) unsigned NOT NULL,
				item_id bigint(20) unsigned NOT NULL,
				product_id bigint(20) unsigned NOT NULL,
				variation_id bigint(20) unsigned NOT NULL DEFAULT 0,
				file_id varchar(36) NOT NULL,
				download_key char(32) NOT NULL,
				download_limit int(10) unsigned DEFAULT NULL,
				downloads int(10) unsigned NOT NULL DEFAULT 0,
				granted datetime NOT NULL,
				expires datetime DEFAULT NULL,
				revoked datetime DEFAULT NULL,
				last_visitor char(64) NOT NULL DEFAULT '',
				last_moment bigint(20) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY granted_once (order_id,item_id,file_id),
				KEY product_id (product_id)
			) $collation;",
		);
	}
}
