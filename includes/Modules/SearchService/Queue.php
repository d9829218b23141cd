<?php
/**
 * Queue of changed products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * A change only adds a post meta row, so that requests do not wait for the network. The
 * queue is kept while the service is down.
 */
final class Queue {

	public const META = '_vitrine_search_changed';

	/**
	 * Hooks of WordPress and WooCommerce whose first argument is the changed product or
	 * its ID.
	 */
	private const HOOKS = array( 'clean_post_cache', 'set_object_terms', 'deleted_term_relationships', 'woocommerce_updated_product_stock', 'woocommerce_product_set_stock', 'woocommerce_variation_set_stock', 'woocommerce_product_set_stock_status', 'woocommerce_variation_set_stock_status' );

	/**
	 * Products queued in this request and not read since.
	 *
	 * @var array<string, true>
	 */
	private static array $noted = array();

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'vitrine_products_changed', array( self::class, 'note' ) );
		foreach ( self::HOOKS as $hook ) {
			add_action( $hook, array( self::class, 'changed' ), 99 );
		}
	}

	/**
	 * Queues a product when its post changes. Hooked.
	 *
	 * @param mixed $what Product, ID or another value.
	 */
	public static function changed( mixed $what ): void {
		$id   = is_object( $what ) && method_exists( $what, 'get_id' ) ? $what->get_id() : $what;
		$post = is_numeric( $id ) ? get_post( (int) $id ) : null;
		if ( ! $post instanceof \WP_Post ) {
			return;
		}
		$type = Plugin::engine()->content_types()['post_type'];
		if ( $type === $post->post_type ) {
			self::note( array( $post->ID ) );
		} elseif ( "{$type}_variation" === $post->post_type && $post->post_parent > 0 ) {
			self::note( array( $post->post_parent ) );
		}
	}

	/**
	 * Queues products.
	 *
	 * @param array<mixed> $ids Product IDs.
	 */
	public static function note( array $ids ): void {
		global $wpdb;
		foreach ( array_unique( array_map( 'intval', $ids ) ) as $id ) {
			$key = get_current_blog_id() . " $id";
			if ( $id > 0 && ! isset( self::$noted[ $key ] ) ) {
				self::$noted[ $key ] = true;
				// Not with add_post_meta(), which would report another change.
				$wpdb->insert(
					$wpdb->postmeta,
					array(
						'post_id'    => $id,
						'meta_key'   => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Column name, not a meta query.
						'meta_value' => '1', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- Column name, not a meta query.
					)
				);
			}
		}
	}

	/**
	 * Whether products were queued in this request.
	 */
	public static function is_touched(): bool {
		return array() !== self::$noted;
	}

	/**
	 * Returns queued products, the oldest first.
	 *
	 * @param int $most Maximum number.
	 * @return array<int, int> Product IDs by row ID.
	 */
	public static function read( int $most ): array {
		global $wpdb;
		$noted = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT meta_id, post_id FROM %i WHERE meta_key = %s ORDER BY meta_id LIMIT %d', $wpdb->postmeta, self::META, $most ), ARRAY_A ) as $row ) {
			$noted[ (int) $row['meta_id'] ] = (int) $row['post_id'];
		}
		self::$noted = array();
		return $noted;
	}

	/**
	 * Removes rows from the queue. Products that changed again have another row.
	 *
	 * @param list<int> $rows Row IDs.
	 */
	public static function done( array $rows ): void {
		global $wpdb;
		if ( array() !== $rows ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE meta_id IN ( ' . implode( ', ', $rows ) . ' )', $wpdb->postmeta ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Integers.
		}
	}

	/**
	 * Returns the number of queued changes.
	 */
	public static function length(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE meta_key = %s', $wpdb->postmeta, self::META ) );
	}
}
