<?php
/**
 * Download queries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Catalog;

use Vitrine\Commerce\Value\ProductQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Queries the downloads of a listing and their total in a single query.
 *
 * @see spec 2.1
 */
final class DownloadSearch {

	public const DEFAULT = 'menu_order';

	/**
	 * WordPress `orderby` of the sort orders. Prices and sales are in post meta;
	 * downloads with price options have their lowest price there.
	 */
	private const ORDERS = array(
		'menu_order' => array(
			'menu_order' => 'ASC',
			'title'      => 'ASC',
			'ID'         => 'ASC',
		),
		'popularity' => array(
			'vitrine_number' => 'DESC',
			'ID'             => 'DESC',
		),
		'date'       => array(
			'date' => 'DESC',
			'ID'   => 'DESC',
		),
		'price'      => array(
			'vitrine_number' => 'ASC',
			'ID'             => 'ASC',
		),
		'price-desc' => array(
			'vitrine_number' => 'DESC',
			'ID'             => 'DESC',
		),
	);

	private const FIELDS = array(
		'popularity' => '_edd_download_sales',
		'price'      => 'edd_price',
		'price-desc' => 'edd_price',
	);

	/**
	 * Returns a valid sort order.
	 *
	 * @param string $orderby Requested sort order.
	 */
	public static function valid( string $orderby ): string {
		return isset( self::ORDERS[ $orderby ] ) ? $orderby : self::DEFAULT;
	}

	/**
	 * Returns the downloads of a page.
	 *
	 * @param ProductQuery $query    Product query.
	 * @param int          $page     Page number, from 1.
	 * @param int          $per_page Downloads per page, already limited.
	 * @return array{ids: list<int>, total: int}
	 */
	public static function run( ProductQuery $query, int $page, int $per_page ): array {
		// Downloads have no sale prices and are never featured.
		if ( $query->on_sale || $query->featured ) {
			return array(
				'ids'   => array(),
				'total' => 0,
			);
		}
		$number  = static fn ( string $where, \WP_Query $asked ): string => self::with_number( $where, $asked, $query->search );
		$found   = new \WP_Query();
		$watched = '' !== $query->search && edd_use_skus();
		if ( $watched ) {
			add_filter( 'posts_search', $number, 10, 2 );
		}
		try {
			$found->query( self::arguments( $query, $page, $per_page ) );
			$total = (int) $found->found_posts;
			if ( 0 === $total && $page > 1 ) {
				// Past the last page WordPress does not count the total.
				$total = (int) ( new \WP_Query( array( 'fields' => 'ids' ) + self::arguments( $query, 1, 1 ) ) )->found_posts;
			}
		} finally {
			remove_filter( 'posts_search', $number );
		}
		return array(
			'ids'   => array_values( array_map( static fn ( \WP_Post|int $post ): int => is_int( $post ) ? $post : $post->ID, (array) $found->posts ) ),
			'total' => $total,
		);
	}

	/**
	 * Returns the arguments for WP_Query.
	 *
	 * @param ProductQuery $query    Product query.
	 * @param int          $page     Page number, from 1.
	 * @param int          $per_page Downloads per page, already limited.
	 * @return array<string, mixed>
	 */
	private static function arguments( ProductQuery $query, int $page, int $per_page ): array {
		$orderby   = self::valid( $query->orderby );
		$arguments = array(
			'post_type'           => DownloadsCatalog::POST_TYPE,
			'post_status'         => 'publish',
			'has_password'        => false,
			'ignore_sticky_posts' => true,
			'posts_per_page'      => $per_page,
			'paged'               => $page,
			's'                   => trim( $query->search ),
			'orderby'             => self::ORDERS[ $orderby ],
		);
		if ( isset( self::FIELDS[ $orderby ] ) ) {
			// Includes downloads without the meta value.
			$arguments['meta_query'] = array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Easy Digital Downloads stores the sort values in meta.
				'relation'       => 'OR',
				'vitrine_number' => array(
					'key'     => self::FIELDS[ $orderby ],
					'type'    => 'DECIMAL(20,4)',
					'compare' => 'EXISTS',
				),
				array(
					'key'     => self::FIELDS[ $orderby ],
					'compare' => 'NOT EXISTS',
				),
			);
		}
		if ( '' !== $query->category ) {
			$arguments['tax_query'] = array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- Categories are terms.
				array(
					'taxonomy' => DownloadsCatalog::CATEGORY,
					'field'    => 'slug',
					'terms'    => $query->category,
				),
			);
		}
		if ( array() !== $query->ids ) {
			$arguments['post__in'] = array_map( 'intval', $query->ids );
			$arguments['orderby']  = 'post__in';
		}
		return $arguments;
	}

	/**
	 * Adds SKUs to the search.
	 *
	 * @param string    $where  Search condition, starting with AND; empty: none.
	 * @param \WP_Query $asked  Query of the condition.
	 * @param string    $search Search term.
	 */
	private static function with_number( string $where, \WP_Query $asked, string $search ): string {
		global $wpdb;
		if ( '' === $where || DownloadsCatalog::POST_TYPE !== $asked->get( 'post_type' ) ) {
			return $where;
		}
		$condition = (string) preg_replace( '/^\s*AND\s/', '', $where );
		return ' AND ( ( ' . $condition . ' ) OR ' . $wpdb->prepare( 'EXISTS ( SELECT 1 FROM %i sku WHERE sku.post_id = %i.ID AND sku.meta_key = %s AND sku.meta_value LIKE %s )', $wpdb->postmeta, $wpdb->posts, 'edd_sku', '%' . $wpdb->esc_like( trim( $search ) ) . '%' ) . ' )';
	}
}
