<?php
/**
 * Schema of the order attribution table.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders\Origins;

defined( 'ABSPATH' ) || exit;

/**
 * SQL in the format of dbDelta().
 */
final class OriginSchema {

	/**
	 * Returns the SQL of the table. Fields used in reports have their own columns.
	 *
	 * @param string $prefix    Table prefix of the site, such as `wp_`.
	 * @param string $collation Result of `wpdb::get_charset_collate()`.
	 * @return array<string, string> `CREATE TABLE` statements by table name.
	 */
	public static function tables( string $prefix, string $collation ): array {
		$name = $prefix . 'vitrine_order_origins';
		return array(
			$name => "CREATE TABLE $name (
				order_id bigint(20) unsigned NOT NULL,
				source_type varchar(20) NOT NULL,
				source varchar(255) NOT NULL DEFAULT '',
				campaign varchar(255) NOT NULL DEFAULT '',
				device varchar(20) NOT NULL DEFAULT '',
				fields longtext NOT NULL,
				PRIMARY KEY  (order_id)
			) $collation;",
		);
	}
}
