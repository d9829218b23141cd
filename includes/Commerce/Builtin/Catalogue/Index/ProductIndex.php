<?php
/**
 * The index that listings look products up in.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\Index;

use Vitrine\Commerce\Builtin\Catalogue\ContentTypes;
use Vitrine\Commerce\Builtin\Catalogue\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\VariationRow;

defined( 'ABSPATH' ) || exit;

/**
 * An index of a database covers one table. So a product's row also says what its
 * post says and listings ask for: whether everybody may see it, its place, its
 * name and its date.
 */
final class ProductIndex {

	/** Characters of a name that listings sort by. */
	public const NAME = 190;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Whichever way a post is written, WordPress forgets what it knew of it.
		add_action( 'clean_post_cache', array( self::class, 'post_changed' ), 10, 2 );
		SearchQueries::boot();
		Rebuild::boot();
		FacetIndex::boot();
	}

	/**
	 * Follows a post.
	 *
	 * @param int      $post_id Post.
	 * @param \WP_Post $post    As it was read before.
	 */
	public static function post_changed( int $post_id, \WP_Post $post ): void {
		if ( ContentTypes::PRODUCT === $post->post_type ) {
			self::refresh( $post_id );
			// What was read for it may be of before what is written next.
			Changes::happened();
		}
	}

	/**
	 * Brings what is known of a product up to date.
	 *
	 * @param int $product_id Product ID.
	 */
	public static function refresh( int $product_id ): void {
		global $wpdb;
		// A post that is no product yet has no row: then nothing is written.
		$wpdb->update( Tables::products(), self::columns_of( $product_id ), array( 'product_id' => $product_id ) );
		self::write( array( $product_id ) );
		FacetIndex::note( array( $product_id ) );
	}

	/**
	 * Writes the words and attributes of products.
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public static function write( array $ids ): void {
		[ $words, $attributes ] = self::content( $ids, self::posts( $ids ) );
		WordTable::write( $words );
		AttributeTable::write( $attributes );
	}

	/**
	 * Those of some products of which something else is known than their rows and posts say.
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
	 * The words of products, and those that have attributes.
	 *
	 * @param list<int>                              $ids   Product IDs.
	 * @param array<int, array<string, string|null>> $posts Of posts().
	 * @return array{array<int, list<string>>, array<int, ?ProductRow>} By product; none and null of what listings do not show.
	 */
	private static function content( array $ids, array $posts ): array {
		$products   = ProductRows::products( $ids );
		$words      = array_fill_keys( $ids, array() );
		$attributes = array_fill_keys( $ids, null );
		// Those of all by one query.
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
	 * What a new row of a product holds of its post.
	 *
	 * @param int $product_id Product ID.
	 * @return array{listed: int, menu_order: int, name: string, created: string|null}
	 */
	public static function columns_of( int $product_id ): array {
		return self::columns( self::posts( array( $product_id ) )[ $product_id ] ?? array() );
	}

	/**
	 * The columns.
	 *
	 * @param array<string, string|null> $post Of posts().
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
	 * Whether listings show it: published, no password.
	 *
	 * @param array<string, string|null> $post Of posts().
	 */
	private static function is_listed( array $post ): bool {
		return 'publish' === ( $post['post_status'] ?? '' ) && '' === $post['post_password'];
	}

	/**
	 * The words that a product is found by.
	 *
	 * @param ProductRow                 $row  Product row.
	 * @param array<string, string|null> $post Of posts().
	 * @return list<string>
	 */
	private static function words( ProductRow $row, array $post ): array {
		$texts = array( $row->sku, $row->global_unique_id, $post['post_title'], $post['post_excerpt'] );
		foreach ( $row->data->attributes as $attribute ) {
			$texts = array_merge( $texts, array_values( $attribute['options'] ) );
		}
		$variations = 'variable' === $row->type ? ProductRows::variations( array( $row->id ) )[ $row->id ] ?? array() : array();
		$texts      = array_merge( $texts, array_map( static fn ( VariationRow $one ): string => "$one->sku $one->global_unique_id", array_values( $variations ) ), array( $post['post_content'] ) );
		return Words::of_text( implode( ' ', $texts ) );
	}

	/**
	 * The posts of products as the database has them: what WordPress keeps may be of
	 * before the change.
	 *
	 * @param list<int> $ids Product IDs.
	 * @return array<int, array<string, string|null>> By id; what is no product's is absent.
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
