<?php
/**
 * Marks of sample content.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\Sample;

use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\VariationRow;

defined( 'ABSPATH' ) || exit;

/**
 * A meta value has a hash of the original. Content that differs from it belongs to the
 * owner.
 */
final class SampleMarks {

	/** Meta key for posts and terms. */
	private const META = '_vitrine_sample';

	/**
	 * Marks a product or image in its current state.
	 *
	 * @param int $id Post ID.
	 */
	public static function mark_post( int $id ): void {
		update_post_meta( $id, self::META, self::print_of( $id ) );
	}

	/**
	 * Marks a category.
	 *
	 * @param int    $id   Term ID.
	 * @param string $name Original name.
	 */
	public static function mark_term( int $id, string $name ): void {
		update_term_meta( $id, self::META, wp_slash( $name ) );
	}

	/**
	 * Returns the marked posts of a type.
	 *
	 * @param string $type Post type.
	 * @return list<int>
	 */
	public static function posts( string $type ): array {
		global $wpdb;
		// Not with WP_Query, whose results other plugins can filter.
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT p.ID FROM %i AS p INNER JOIN %i AS m ON m.post_id = p.ID WHERE m.meta_key = %s AND p.post_type = %s ORDER BY p.ID', $wpdb->posts, $wpdb->postmeta, self::META, $type ) ) ) );
	}

	/**
	 * Returns the marked terms.
	 *
	 * @return array<int, string> Original names by term ID.
	 */
	public static function terms(): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT term_id, meta_value FROM %i WHERE meta_key = %s', $wpdb->termmeta, self::META ) );
		return array_map( 'strval', array_column( (array) $rows, 'meta_value', 'term_id' ) );
	}

	/**
	 * Whether a product is unchanged, except for status and stock.
	 *
	 * @param int $id Post ID.
	 */
	public static function is_untouched( int $id ): bool {
		return get_post_meta( $id, self::META, true ) === self::print_of( $id );
	}

	/**
	 * Removes the mark of a product or image.
	 *
	 * @param int $id Post ID.
	 */
	public static function release_post( int $id ): void {
		delete_post_meta( $id, self::META );
	}

	/**
	 * Removes the mark of a category.
	 *
	 * @param int $id Term ID.
	 */
	public static function release_term( int $id ): void {
		delete_term_meta( $id, self::META );
	}

	/**
	 * Returns a hash of what owners change: texts, image and prices.
	 *
	 * @param int $id Post ID.
	 */
	private static function print_of( int $id ): string {
		$post       = get_post( $id );
		$row        = ProductRows::product( $id );
		$variations = null === $row ? array() : array_values( ProductRows::variations( array( $id ) )[ $id ] ?? array() );
		return md5(
			(string) wp_json_encode(
				array(
					! $post instanceof \WP_Post ? '' : array( $post->post_title, $post->post_content, $post->post_excerpt ),
					(int) get_post_thumbnail_id( $id ),
					null === $row ? null : array( $row->type, $row->sku, $row->regular_price, $row->price, $row->data->to_json(), ...array_filter( array( $row->global_unique_id ) ) ),
					array_map( static fn ( VariationRow $one ): array => array( $one->sku, $one->regular_price, $one->price, ...array_filter( array( $one->global_unique_id ) ) ), $variations ),
				)
			)
		);
	}
}
