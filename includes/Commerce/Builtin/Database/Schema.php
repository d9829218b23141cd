<?php
/**
 * The tables of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

use Vitrine\Commerce\Builtin\Catalogue\ContentTypes;
use Vitrine\Commerce\Builtin\Catalogue\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Catalogue\Index\Rebuild;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionSchema;
use Vitrine\Commerce\Builtin\Orders\OrderSchema;
use Vitrine\Commerce\Builtin\Orders\Origins\OriginSchema;
use Vitrine\Commerce\Builtin\Outbox\OutboxSchema;
use Vitrine\Commerce\Builtin\Products\ScheduledSales;

defined( 'ABSPATH' ) || exit;

/**
 * Makes and upgrades the tables of one site of a network.
 */
final class Schema {

	/** Grows when a table changes, or when there are addresses of a new kind. */
	public const VERSION = 15;

	/** Option that holds the version of this site's tables. */
	public const OPTION = 'vitrine_schema';

	/**
	 * Whether this site's tables are those of this version of the plugin.
	 */
	public static function is_current(): bool {
		return self::VERSION === (int) get_option( self::OPTION );
	}

	/**
	 * Makes what is missing and changes what is old; does no harm when repeated.
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
			// Nobody could open or close the reviews of a product before.
			$wpdb->update( $wpdb->posts, array( 'comment_status' => 'open' ), array( 'post_type' => ContentTypes::PRODUCT ) );
		}
		if ( $old < 11 ) {
			// 7 brought the words of products, 11 their attributes.
			Rebuild::start();
		}
		if ( $old < 13 ) {
			// 12 brought it, 13 what is out of stock.
			FacetIndex::keeper()->start();
		}
		if ( $old > 0 && $old < 8 ) {
			PaymentUpgrade::count_restocked( $wpdb );
		}
		// There from the beginning: every request asks for it.
		add_option( ScheduledSales::OPTION, 0, '', true );
		add_option( FacetIndex::OPTION, '', '', true );
		update_option( self::OPTION, self::VERSION, true );
	}

	/**
	 * The names of the engine's tables on this site.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_keys( self::tables( '' ) );
	}

	/**
	 * Every table of the engine.
	 *
	 * @param string $collation Result of `wpdb::get_charset_collate()`.
	 * @return array<string, string> `CREATE TABLE` statements by table name.
	 */
	private static function tables( string $collation ): array {
		global $wpdb;
		return CatalogueSchema::tables( $collation ) + Tables::facet_index()->schema( $collation ) + CartSchema::tables( $collation ) + OrderSchema::tables( $wpdb->prefix, $collation ) + OriginSchema::tables( $wpdb->prefix, $collation ) + OutboxSchema::tables( $wpdb->prefix, $collation ) + PermissionSchema::tables( $wpdb->prefix, $collation );
	}
}
