<?php
/**
 * The index of facets on WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalogue\FacetIndex;

use Vitrine\Commerce\Rules\FacetIndex\Keeper;

defined( 'ABSPATH' ) || exit;

/**
 * There is none until a listing with facets is shown. From then on a change of a
 * product notes it, whatever has changed it; until the index is whole, WooCommerce's
 * own tables answer. Once no listing has asked for a while it is given up.
 */
final class FacetIndex {

	/** Option, read with all others: what the keeper knows; empty: the shop is not that large. Its name stands in Engine, too. */
	public const OPTION = 'vitrine_wc_facet_index';

	/** Option, read with all others: the day, from 1970, on which a listing has asked last. */
	public const ASKED = 'vitrine_wc_facet_index_asked';

	/** Days without a listing that asks, after which nobody needs it. */
	public const UNUSED = 30;

	/** Task of the background. */
	public const WORK = 'vitrine_wc_facet_index_work';

	/** Options by which WooCommerce says that it makes its lookup tables anew. */
	public const REGENERATES = array( 'woocommerce_attribute_lookup_regeneration_in_progress', 'woocommerce_attribute_lookup_regeneration_aborted', 'woocommerce_product_lookup_table_is_generating' );

	/** Actions that say in their first argument which product has changed: its id, or itself. */
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
		// WooCommerce writes its table of attributes later, by a task.
		'woocommerce_run_product_attribute_lookup_update_callback',
	);

	/** Seconds after which the background begins nothing else, and until it comes again while something is left. */
	private const IN_BACKGROUND = 40;
	private const AGAIN         = 60;

	/**
	 * Products that this request has noted, by site and id.
	 *
	 * @var array<string, int>
	 */
	private static array $noted = array();

	/**
	 * Takes the hooks, on a site where a listing has asked for it.
	 */
	public static function boot(): void {
		add_action( self::WORK, static fn () => self::work( self::IN_BACKGROUND ) );
		foreach ( self::HOOKS as $hook ) {
			add_action( $hook, array( self::class, 'changed' ), 99, 2 );
		}
		add_action( 'edited_term', array( self::class, 'term_changed' ), 99, 3 );
		// WooCommerce brings variable products up to date at the very end.
		add_action( 'shutdown', array( self::class, 'flush' ), PHP_INT_MAX );
		foreach ( self::REGENERATES as $option ) {
			foreach ( array( 'add_option_', 'update_option_', 'delete_option_' ) as $hook ) {
				add_action( $hook . $option, array( self::class, 'forget' ), 10, 0 );
			}
		}
		// Nobody has followed the products while the plugin was off.
		add_action( 'vitrine_activate', array( self::class, 'forget' ), 10, 0 );
		add_filter( 'vitrine_tables', array( self::class, 'add_tables' ) );
		PlainLists::boot();
	}

	/**
	 * Who keeps it.
	 */
	public static function keeper(): Keeper {
		return new Keeper( new FacetSource() );
	}

	/**
	 * How its tables are made.
	 *
	 * @param string $collation Of `wpdb::get_charset_collate()`.
	 * @return array<string, string> Table name to `CREATE TABLE`, as dbDelta() reads it.
	 */
	public static function schema( string $collation ): array {
		return self::keeper()->source->tables()->schema( $collation ) + OrderTable::schema( $collation );
	}

	/**
	 * Has it made in the background, and made anew when what it depends on has changed.
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
	 * Notes that a listing has asked, once a day.
	 */
	public static function ask(): void {
		$today = intdiv( time(), DAY_IN_SECONDS );
		if ( (int) get_option( self::ASKED ) !== $today ) {
			update_option( self::ASKED, (string) $today, true );
		}
	}

	/**
	 * Gives it up: the next listing with facets has it made anew.
	 */
	private static function give_up(): void {
		global $wpdb;
		// First, so that no other request notes anything in tables that are gone.
		delete_option( self::OPTION );
		delete_option( self::ASKED );
		delete_option( PlainLists::ARCHIVES );
		wp_unschedule_hook( self::WORK );
		foreach ( array_keys( self::schema( '' ) ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Its own tables.
		}
		self::$noted = array();
	}

	/**
	 * Makes it, or goes on with it, or gives it up.
	 *
	 * @param int $seconds After which nothing else is begun.
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
			// Behind the beginning, from which on changes are noted.
			OrderTable::write( null );
		}
		// What is changed from here on is noted once more.
		self::$noted = array();
		if ( $keeper->source->is_whole() && ( ! $keeper->is_ready() || array() !== $keeper->changes->read( 1 ) ) ) {
			self::come_again( self::AGAIN );
		}
	}

	/**
	 * Follows a product or a variation. Hooked.
	 *
	 * @param mixed $what A product, its id, or something else.
	 * @param mixed $post The post, where the hook has it: it may be deleted by now.
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
	 * Follows a term of an attribute, whose slug may have changed. Hooked.
	 *
	 * @param int    $term_id  The term.
	 * @param int    $id       Of the term in its taxonomy.
	 * @param string $taxonomy Its taxonomy.
	 */
	public static function term_changed( int $term_id, int $id, string $taxonomy ): void {
		$products = str_starts_with( $taxonomy, 'pa_' ) ? get_objects_in_term( $term_id, $taxonomy ) : array();
		self::note( is_array( $products ) ? array_values( array_map( 'intval', $products ) ) : array() );
	}

	/**
	 * Notes what this request has changed once more, now that WooCommerce has written all
	 * of it: the background may have read a half. Hooked.
	 */
	public static function flush(): void {
		$site = get_current_blog_id() . ' ';
		$ids  = array_values( array_filter( self::$noted, static fn ( string $key ): bool => str_starts_with( $key, $site ), ARRAY_FILTER_USE_KEY ) );
		if ( array() !== $ids && ! self::keeper()->is_begun() ) {
			// It may have been begun since this request has read its options.
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
	 * Has it made anew. Hooked.
	 */
	public static function forget(): void {
		if ( self::keeper()->is_begun() ) {
			update_option( self::OPTION, '', true );
			self::come_again( 0 );
		}
	}

	/**
	 * Adds the tables that the shop is to have. Hooked.
	 *
	 * @param list<string> $tables Full names.
	 * @return list<string>
	 */
	public static function add_tables( array $tables ): array {
		return ! self::keeper()->is_begun() ? $tables : array( ...$tables, ...array_keys( self::schema( '' ) ) );
	}

	/**
	 * Remembers products whose places in the index have to be written.
	 *
	 * @param list<int> $ids Products.
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
	 * Has the background come soon.
	 *
	 * @param int $seconds In which.
	 */
	private static function come_again( int $seconds ): void {
		if ( false === wp_next_scheduled( self::WORK, array( 'more' ) ) ) {
			wp_schedule_single_event( time() + $seconds, self::WORK, array( 'more' ) );
		}
	}
}
