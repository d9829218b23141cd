<?php
/**
 * Product index for listings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Index;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\VariationRow;

defined( 'ABSPATH' ) || exit;

/**
 * A database index covers one table only, so a product's row has copies of the post
 * data that listings need: visibility, menu order, name and date.
 */
final class ProductIndex {

	/** Maximum length of the name for sorting in characters. */
	public const NAME = 190;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// WordPress clears the cache whenever a post is changed.
		add_action( 'clean_post_cache', array( self::class, 'post_changed' ), 10, 2 );
		SearchQueries::boot();
		Rebuild::boot();
		FacetIndex::boot();
	}

	/**
	 * Updates the index when a post changes.
	 *
	 * @param int      $post_id Post ID.
	 * @param \WP_Post $post    Post before the change.
	 */
	public static function post_changed( int $post_id, \WP_Post $post ): void {
		if ( ContentTypes::PRODUCT === $post->post_type ) {
			self::refresh( $post_id );
			// Clear cached values, which may be outdated after the next write.
			Changes::happened();
		}
	}

	/**
	 * Updates the index of a product.
	 *
	 * @param int $product_id Product ID.
	 */
	public static function refresh( int $product_id ): void {
		global $wpdb;
		// Posts that are not saved as products yet have no row to update.
		$wpdb->update( Tables::products(), self::columns_of( $product_id ), array( 'product_id' => $product_id ) );
		self::write( array( $product_id ) );
		FacetIndex::note( array( $product_id ) );
	}

	/**
	 * Saves the words and attributes of products.
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public static function write( array $ids ): void {
		[ $words, $attributes ] = self::content( $ids, self::posts( $ids ) );
		WordTable::write( $words );
		AttributeTable::write( $attributes );
	}

	/**
	 * Returns the products whose index is outdated.
	 *
	 * @param list<int> $ids Product IDs.
	 * @return list<int>
	 */
	public static function different( array $ids ): array {
		global $wpdb;
		$posts   = self::posts( $ids );
		$columns = array();
		foreach ( array() === $ids ? array() : (array) $wpdb->get_results( $wpdb->prepare( 'SELECT product_id, listed, menu_order, name, created FROM %i WHERE product_id IN ( ' . implode( ', ', array_map( 'intval', $ids ) ) . ' )', Tables::products() ), ARRAY_A ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Integers.
			if ( array( (int) $row['listed'], (int) $row['menu_order'], $row['name'], $row['created'] ) !== array_values( self::columns( $posts[ (int) $row['product_id'] ] ?? array() ) ) ) {
				$columns[] = (int) $row['product_id'];
			}
		}
		[ $words, $attributes ] = self::content( $ids, $posts );
		return array_values( array_unique( array_merge( $columns, WordTable::different( $words ), AttributeTable::different( $attributes ) ) ) );
	}

	/**
	 * Returns the words and attributes of products.
	 *
	 * @param list<int>                              $ids   Product IDs.
	 * @param array<int, array<string, string|null>> $posts Posts from posts().
	 * @return array{array<int, list<string>>, array<int, ?ProductRow>} Words and rows by product ID; empty and null if not listed.
	 */
	private static function content( array $ids, array $posts ): array {
		$products   = ProductRows::products( $ids );
		$words      = array_fill_keys( $ids, array() );
		$attributes = array_fill_keys( $ids, null );
		// Primes the variations of all with a single query.
		ProductRows::variations( array_keys( array_filter( $products, static fn ( ProductRow $row ): bool => 'variable' === $row->type ) ) );
		foreach ( $posts as $id => $post ) {
			if ( isset( $products[ $id ] ) && self::is_listed( $post ) ) {
				$words[ $id ]      = self::words( $products[ $id ], $post );
				$attributes[ $id ] = $products[ $id ];
			}
		}
		return array( $words, $attributes );
	}

	/**
	 * Returns the columns with post data for a new row.
	 *
	 * @param int $product_id Product ID.
	 * @return array{listed: int, menu_order: int, name: string, created: string|null}
	 */
	public static function columns_of( int $product_id ): array {
		return self::columns( self::posts( array( $product_id ) )[ $product_id ] ?? array() );
	}

	/**
	 * Returns the columns with post data.
	 *
	 * @param array<string, string|null> $post Post from posts().
	 * @return array{listed: int, menu_order: int, name: string, created: string|null}
	 */
	private static function columns( array $post ): array {
		return array(
			'listed'     => (int) self::is_listed( $post ),
			'menu_order' => (int) ( $post['menu_order'] ?? 0 ),
			'name'       => mb_substr( $post['post_title'] ?? '', 0, self::NAME ),
			'created'    => $post['post_date'] ?? null,
		);
	}

	/**
	 * Whether it is listed: published and without password.
	 *
	 * @param array<string, string|null> $post Post from posts().
	 */
	private static function is_listed( array $post ): bool {
		return 'publish' === ( $post['post_status'] ?? '' ) && '' === $post['post_password'];
	}

	/**
	 * Returns the search words of a product.
	 *
	 * @param ProductRow                 $row  Product row.
	 * @param array<string, string|null> $post Post from posts().
	 * @return list<string>
	 */
	private static function words( ProductRow $row, array $post ): array {
		$texts = array( $row->sku, $row->global_unique_id, $post['post_title'], $post['post_excerpt'] );
		foreach ( $row->data->attributes as $attribute ) {
			$texts = array_merge( $texts, array_values( $attribute['options'] ) );
		}
		$variations = 'variable' === $row->type ? ProductRows::variations( array( $row->id ) )[ $row->id ] ?? array() : array();
		$texts      = array_merge( $texts, array_map( static fn ( VariationRow $one ): string => "$one->sku $one->global_unique_id", array_values( $variations ) ), array( $post['post_content'] ) );
		return IndexWords::of_text( implode( ' ', $texts ) );
	}

	/**
	 * Returns the posts of products from the database: cached ones may be outdated.
	 *
	 * @param list<int> $ids Product IDs.
	 * @return array<int, array<string, string|null>> Posts by ID; others are absent.
	 */
	private static function posts( array $ids ): array {
		global $wpdb;
		$posts = array();
		foreach ( array() === $ids ? array() : (array) $wpdb->get_results( $wpdb->prepare( 'SELECT ID, post_title, post_excerpt, post_content, post_status, post_password, post_date, menu_order FROM %i WHERE ID IN ( ' . implode( ', ', array_map( 'intval', $ids ) ) . ' ) AND post_type = %s', $wpdb->posts, ContentTypes::PRODUCT ), ARRAY_A ) as $post ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Integers.
			$posts[ (int) $post['ID'] ] = $post;
		}
		return $posts;
	}
}
