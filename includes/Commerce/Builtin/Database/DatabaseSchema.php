<?php
/**
 * Tables of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Catalog\Index\Rebuild;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionSchema;
use Vitrine\Commerce\Builtin\Orders\OrderSchema;
use Vitrine\Commerce\Builtin\Orders\Origins\OriginSchema;
use Vitrine\Commerce\Builtin\Outbox\OutboxSchema;
use Vitrine\Commerce\Builtin\Products\ScheduledSales;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and upgrades the tables of a site.
 */
final class DatabaseSchema {

	/** Schema version; increase it when a table or rewrite rule changes. */
	public const VERSION = 15;

	/** Option with the schema version of the site's tables. */
	public const OPTION = 'vitrine_schema';

	/**
	 * Whether the site's tables are up to date.
	 */
	public static function is_current(): bool {
		return self::VERSION === (int) get_option( self::OPTION );
	}

	/**
	 * Creates missing tables and upgrades old ones; safe to repeat.
	 */
	public static function install(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$old = (int) get_option( self::OPTION );
		dbDelta( array_values( self::tables( $wpdb->get_charset_collate() ) ) );
		if ( $old < 3 ) {
			PaymentUpgrade::run( $wpdb );
		}
		if ( $old < 4 ) {
			PaymentUpgrade::count_refunds( $wpdb );
		}
		if ( $old > 0 && $old < 5 ) {
			// Before, reviews could not be opened or closed per product.
			$wpdb->update( $wpdb->posts, array( 'comment_status' => 'open' ), array( 'post_type' => ContentTypes::PRODUCT ) );
		}
		if ( $old < 11 ) {
			// Version 7 added search words, version 11 attributes.
			Rebuild::start();
		}
		if ( $old < 13 ) {
			// Version 12 added the facet index, version 13 out-of-stock products in it.
			FacetIndex::keeper()->start();
		}
		if ( $old > 0 && $old < 8 ) {
			PaymentUpgrade::count_restocked( $wpdb );
		}
		// Added with autoload, since every request reads them.
		add_option( ScheduledSales::OPTION, 0, '', true );
		add_option( FacetIndex::OPTION, '', '', true );
		update_option( self::OPTION, self::VERSION, true );
	}

	/**
	 * Returns the names of the engine's tables on this site.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_keys( self::tables( '' ) );
	}

	/**
	 * Returns the SQL of all tables.
	 *
	 * @param string $collation Result of `wpdb::get_charset_collate()`.
	 * @return array<string, string> `CREATE TABLE` statements by table name.
	 */
	private static function tables( string $collation ): array {
		global $wpdb;
		return CatalogSchema::tables( $collation ) + Tables::facet_index()->schema( $collation ) + CartSchema::tables( $collation ) + OrderSchema::tables( $wpdb->prefix, $collation ) + OriginSchema::tables( $wpdb->prefix, $collation ) + OutboxSchema::tables( $wpdb->prefix, $collation ) + PermissionSchema::tables( $wpdb->prefix, $collation );
	}
}
