<?php
/**
 * The table of orders' origins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders\Origins;

defined( 'ABSPATH' ) || exit;

/**
 * SQL in the form that WordPress's dbDelta() reads.
 */
final class OriginSchema {

	/**
	 * The statements that make it. What reports ask for has columns of its own.
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
