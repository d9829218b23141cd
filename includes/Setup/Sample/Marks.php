<?php
/**
 * How samples are told from what the owner made.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\Sample;

use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\VariationRow;

defined( 'ABSPATH' ) || exit;

/**
 * A meta field holds how a sample was made. What is not so any more is the
 * owner's work.
 */
final class Marks {

	/** Of posts and terms. */
	private const META = '_vitrine_sample';

	/**
	 * Marks a product or a picture as it is now.
	 *
	 * @param int $id Post.
	 */
	public static function mark_post( int $id ): void {
		update_post_meta( $id, self::META, self::print_of( $id ) );
	}

	/**
	 * Marks a category.
	 *
	 * @param int    $id   Term.
	 * @param string $name As it was made.
	 */
	public static function mark_term( int $id, string $name ): void {
		update_term_meta( $id, self::META, wp_slash( $name ) );
	}

	/**
	 * Marked posts of a type.
	 *
	 * @param string $type Post type.
	 * @return list<int>
	 */
	public static function posts( string $type ): array {
		global $wpdb;
		// Not by WP_Query: other plugins would have a say in what is found.
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT p.ID FROM %i AS p INNER JOIN %i AS m ON m.post_id = p.ID WHERE m.meta_key = %s AND p.post_type = %s ORDER BY p.ID', $wpdb->posts, $wpdb->postmeta, self::META, $type ) ) ) );
	}

	/**
	 * Marked terms.
	 *
	 * @return array<int, string> Id to the name as it was made.
	 */
	public static function terms(): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT term_id, meta_value FROM %i WHERE meta_key = %s', $wpdb->termmeta, self::META ) );
		return array_map( 'strval', array_column( (array) $rows, 'meta_value', 'term_id' ) );
	}

	/**
	 * Whether a product is as it was made, but for where it lies and how many are left.
	 *
	 * @param int $id Post.
	 */
	public static function is_untouched( int $id ): bool {
		return get_post_meta( $id, self::META, true ) === self::print_of( $id );
	}

	/**
	 * Leaves a product or a picture to its owner.
	 *
	 * @param int $id Post.
	 */
	public static function release_post( int $id ): void {
		delete_post_meta( $id, self::META );
	}

	/**
	 * Leaves a category to its owner.
	 *
	 * @param int $id Term.
	 */
	public static function release_term( int $id ): void {
		delete_term_meta( $id, self::META );
	}

	/**
	 * What an owner changes of a product: words, picture, prices.
	 *
	 * @param int $id Post.
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
