<?php
/**
 * Schema of the download permissions table.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Permissions;

defined( 'ABSPATH' ) || exit;

/**
 * SQL in the format of dbDelta().
 */
final class PermissionSchema {

	/** Table name without prefix. */
	public const TABLE = 'vitrine_download_permissions';

	/**
	 * Returns the SQL of the table.
	 *
	 * The owner of a permission is that of its order. The UNIQUE key on order, item and
	 * file ensures that each file is granted once. `last_visitor` and `last_moment`
	 * (Unix timestamp) identify the last download, so that resuming it is not counted
	 * again.
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
