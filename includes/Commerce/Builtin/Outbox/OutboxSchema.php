<?php
/**
 * Schema of the outbox table.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * SQL in the format of dbDelta().
 */
final class OutboxSchema {

	/**
	 * Returns the SQL of the table.
	 *
	 * `event_id` lets recipients detect duplicates: it is the Message-ID of an email
	 * and the event ID of a webhook. `due` and `lease` are Unix timestamps.
	 *
	 * @param string $prefix    Table prefix of the site, such as `wp_`.
	 * @param string $collation Result of `wpdb::get_charset_collate()`.
	 * @return array<string, string> `CREATE TABLE` statements by table name.
	 */
	public static function tables( string $prefix, string $collation ): array {
		$outbox = $prefix . 'vitrine_outbox';
		return array(
			$outbox => "CREATE TABLE $outbox (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				event_id char(36) NOT NULL,
				order_id bigint(20) unsigned NOT NULL,
				kind varchar(20) NOT NULL,
				subject varchar(255) NOT NULL,
				data longtext NOT NULL,
				created datetime NOT NULL,
				due bigint(20) NOT NULL DEFAULT 0,
				owner varchar(32) NOT NULL DEFAULT '',
				lease bigint(20) NOT NULL DEFAULT 0,
				tries int(10) unsigned NOT NULL DEFAULT 0,
				done datetime DEFAULT NULL,
				error varchar(255) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				UNIQUE KEY event_id (event_id),
				KEY waiting (done,due),
				KEY order_id (order_id)
			) $collation;",
		);
	}
}
