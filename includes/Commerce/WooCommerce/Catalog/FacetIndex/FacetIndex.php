<?php
/**
 * The facet index of WooCommerce products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\FacetIndex;

use Vitrine\Commerce\Rules\FacetIndex\Keeper;

defined( 'ABSPATH' ) || exit;

/**
 * Created once a listing with facets is displayed. From then on changed products are
 * recorded, whatever has changed them; until the index is complete, WooCommerce's
 * lookup tables are queried. It is deleted if no listing uses it for some time.
 */
final class FacetIndex {

	/** Autoloaded option with the state of the index; empty: the shop is not large enough. Its name is also used in Engine. */
	public const OPTION = 'vitrine_wc_facet_index';

	/** Autoloaded option: the day, counted from 1970, of the last use by a listing. */
	public const ASKED = 'vitrine_wc_facet_index_asked';

	/** Days without use after which the index is deleted. */
	public const UNUSED = 30;

	/** Cron hook that updates the index. */
	public const WORK = 'vitrine_wc_facet_index_work';

	/** Options that WooCommerce sets while it regenerates its lookup tables. */
	public const REGENERATES = array( 'woocommerce_attribute_lookup_regeneration_in_progress', 'woocommerce_attribute_lookup_regeneration_aborted', 'woocommerce_product_lookup_table_is_generating' );

	/** Actions whose first argument is the changed product or its ID. */
	private const HOOKS = array(
		'clean_post_cache',
		'set_object_terms',
		'deleted_term_relationships',
		'woocommerce_update_product',
		'woocommerce_update_product_variation',
		'woocommerce_updated_product_stock',
		'woocommerce_product_set_stock',
		'woocommerce_variation_set_stock',
		'woocommerce_product_set_stock_status',
		'woocommerce_variation_set_stock_status',
		// WooCommerce updates its attribute lookup table later, in a scheduled action.
		'woocommerce_run_product_attribute_lookup_update_callback',
	);

	/** Seconds after which a background run stops, and delay of the next run if work is left. */
	private const IN_BACKGROUND = 40;
	private const AGAIN         = 60;

	/**
	 * Product IDs recorded by this request, by site and ID.
	 *
	 * @var array<string, int>
	 */
	private static array $noted = array();

	/**
	 * Registers the hooks, on a site where a listing has requested the index.
	 */
	public static function boot(): void {
		add_action( self::WORK, static fn () => self::work( self::IN_BACKGROUND ) );
		foreach ( self::HOOKS as $hook ) {
			add_action( $hook, array( self::class, 'changed' ), 99, 2 );
		}
		add_action( 'edited_term', array( self::class, 'term_changed' ), 99, 3 );
		// WooCommerce syncs variable products on shutdown.
		add_action( 'shutdown', array( self::class, 'flush' ), PHP_INT_MAX );
		foreach ( self::REGENERATES as $option ) {
			foreach ( array( 'add_option_', 'update_option_', 'delete_option_' ) as $hook ) {
				add_action( $hook . $option, array( self::class, 'forget' ), 10, 0 );
			}
		}
		// Changes were not recorded while the plugin was inactive.
		add_action( 'vitrine_activate', array( self::class, 'forget' ), 10, 0 );
		add_filter( 'vitrine_tables', array( self::class, 'add_tables' ) );
		PlainLists::boot();
	}

	/**
	 * Returns the keeper of the index.
	 */
	public static function keeper(): Keeper {
		return new Keeper( new FacetSource() );
	}

	/**
	 * Returns the schema of the tables.
	 *
	 * @param string $collation Result of `wpdb::get_charset_collate()`.
	 * @return array<string, string> Table name to `CREATE TABLE`, as dbDelta() reads it.
	 */
	public static function schema( string $collation ): array {
		return self::keeper()->source->tables()->schema( $collation ) + OrderTable::schema( $collation );
	}

	/**
	 * Schedules the creation of the index, and its regular update.
	 */
	public static function want(): void {
		if ( false === get_option( self::OPTION ) ) {
			add_option( self::OPTION, '', '', true );
		}
		if ( ! wp_next_scheduled( self::WORK ) ) {
			wp_schedule_event( time(), 'hourly', self::WORK );
		}
	}

	/**
	 * Records that a listing uses the index, once a day.
	 */
	public static function ask(): void {
		$today = intdiv( time(), DAY_IN_SECONDS );
		if ( (int) get_option( self::ASKED ) !== $today ) {
			update_option( self::ASKED, (string) $today, true );
		}
	}

	/**
	 * Deletes the index: the next listing with facets creates it again.
	 */
	private static function give_up(): void {
		global $wpdb;
		// First, so that no other request writes to tables that are gone.
		delete_option( self::OPTION );
		delete_option( self::ASKED );
		delete_option( PlainLists::ARCHIVES );
		wp_unschedule_hook( self::WORK );
		foreach ( array_keys( self::schema( '' ) ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Plugin's own tables.
		}
		self::$noted = array();
	}

	/**
	 * Creates, continues or deletes the index.
	 *
	 * @param int $seconds Seconds after which it stops.
	 */
	public static function work( int $seconds ): void {
		global $wpdb;
		$keeper = self::keeper();
		if ( $keeper->is_ready() && intdiv( time(), DAY_IN_SECONDS ) - (int) get_option( self::ASKED, PHP_INT_MAX ) > self::UNUSED ) {
			self::give_up();
			return;
		}
		$is_new = ! $keeper->is_begun();
		if ( $is_new ) {
			if ( ! $keeper->source->is_large() ) {
				return;
			}
			require_once ABSPATH . 'wp-admin/includes/upgrade.php';
			dbDelta( array_values( self::schema( $wpdb->get_charset_collate() ) ) );
		}
		$keeper->work( $seconds );
		if ( $is_new ) {
			// After the start, from which on changes are recorded.
			OrderTable::write( null );
		}
		// Later changes are recorded again.
		self::$noted = array();
		if ( $keeper->source->is_whole() && ( ! $keeper->is_ready() || array() !== $keeper->changes->read( 1 ) ) ) {
			self::come_again( self::AGAIN );
		}
	}

	/**
	 * Records a changed product or variation. Hooked.
	 *
	 * @param mixed $what Product, its ID, or something else.
	 * @param mixed $post The post, if the hook has it; it may be deleted by now.
	 */
	public static function changed( mixed $what, mixed $post = null ): void {
		$id   = is_object( $what ) && method_exists( $what, 'get_id' ) ? $what->get_id() : $what;
		$post = $post instanceof \WP_Post || ! is_numeric( $id ) ? $post : get_post( (int) $id );
		if ( $post instanceof \WP_Post && 'product' === $post->post_type ) {
			self::note( array( $post->ID ) );
		} elseif ( $post instanceof \WP_Post && 'product_variation' === $post->post_type && $post->post_parent > 0 ) {
			self::note( array( $post->post_parent ) );
		}
	}

	/**
	 * Records the products of a changed attribute term, whose slug may be different.
	 * Hooked.
	 *
	 * @param int    $term_id  Term ID.
	 * @param int    $id       Term taxonomy ID.
	 * @param string $taxonomy Taxonomy.
	 */
	public static function term_changed( int $term_id, int $id, string $taxonomy ): void {
		$products = str_starts_with( $taxonomy, 'pa_' ) ? get_objects_in_term( $term_id, $taxonomy ) : array();
		self::note( is_array( $products ) ? array_values( array_map( 'intval', $products ) ) : array() );
	}

	/**
	 * Records the changed products of this request again after WooCommerce has saved
	 * everything: a background run may have read incomplete data. Hooked.
	 */
	public static function flush(): void {
		$site = get_current_blog_id() . ' ';
		$ids  = array_values( array_filter( self::$noted, static fn ( string $key ): bool => str_starts_with( $key, $site ), ARRAY_FILTER_USE_KEY ) );
		if ( array() !== $ids && ! self::keeper()->is_begun() ) {
			// The index may have been started since this request loaded its options.
			wp_cache_delete( 'alloptions', 'options' );
		}
		if ( array() !== $ids && self::keeper()->is_begun() ) {
			self::keeper()->note( $ids );
			OrderTable::write( $ids );
			self::come_again( self::AGAIN );
		}
		self::$noted = array();
	}

	/**
	 * Restarts the index. Hooked.
	 */
	public static function forget(): void {
		if ( self::keeper()->is_begun() ) {
			update_option( self::OPTION, '', true );
			self::come_again( 0 );
		}
	}

	/**
	 * Adds the tables of the index. Hooked.
	 *
	 * @param list<string> $tables Full table names.
	 * @return list<string>
	 */
	public static function add_tables( array $tables ): array {
		return ! self::keeper()->is_begun() ? $tables : array( ...$tables, ...array_keys( self::schema( '' ) ) );
	}

	/**
	 * Records products to be updated in the index.
	 *
	 * @param list<int> $ids Product IDs.
	 */
	private static function note( array $ids ): void {
		$site = get_current_blog_id() . ' ';
		$new  = array_values( array_filter( array_unique( $ids ), static fn ( int $id ): bool => ! isset( self::$noted[ $site . $id ] ) ) );
		if ( array() === $new ) {
			return;
		}
		foreach ( $new as $id ) {
			self::$noted[ $site . $id ] = $id;
		}
		if ( self::keeper()->is_begun() ) {
			self::keeper()->note( $new );
			OrderTable::write( $new );
		}
	}

	/**
	 * Schedules a background run.
	 *
	 * @param int $seconds Delay in seconds.
	 */
	private static function come_again( int $seconds ): void {
		if ( false === wp_next_scheduled( self::WORK, array( 'more' ) ) ) {
			wp_schedule_single_event( time() + $seconds, self::WORK, array( 'more' ) );
		}
	}
}
