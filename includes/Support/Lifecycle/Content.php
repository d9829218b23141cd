<?php
/**
 * The shop's content.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Lifecycle;

use Vitrine\Commerce\Builtin\Catalogue\ContentTypes;
use Vitrine\Commerce\Builtin\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Products, their categories and tags, the templates that an owner has changed and the
 * shop's pages. Pictures stay in the media library: they are the owner's and
 * may be shown elsewhere.
 */
final class Content {

	/** Posts that are read at once. */
	private const BATCH = 100;

	/**
	 * Deletes the shop's posts and terms.
	 */
	public static function delete(): void {
		// WordPress clears up behind a post or term whose kind it knows.
		if ( ! post_type_exists( ContentTypes::PRODUCT ) ) {
			ContentTypes::register();
		}
		self::delete_posts( ContentTypes::PRODUCT );
		self::delete_posts( 'wp_template', 'single-' . ContentTypes::PRODUCT );
		foreach ( array( ContentTypes::CATEGORY, ContentTypes::TAG ) as $taxonomy ) {
			self::delete_posts( 'wp_template', 'taxonomy-' . $taxonomy );
			self::delete_terms( $taxonomy );
		}
		// An owner may have written more into a page than the block: the trash gives it back.
		array_map( 'wp_trash_post', array_diff( Pages::ids(), self::pages_of_woocommerce() ) );
	}

	/**
	 * Deletes categories or tags.
	 *
	 * @param non-empty-string $taxonomy Which.
	 */
	private static function delete_terms( string $taxonomy ): void {
		$terms = get_terms(
			array(
				'taxonomy'   => $taxonomy,
				'hide_empty' => false,
				'fields'     => 'ids',
			)
		);
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			wp_delete_term( (int) $term, $taxonomy );
		}
	}

	/**
	 * Pages that WooCommerce uses, ours among them since a shop has moved to it.
	 *
	 * @return list<int>
	 */
	private static function pages_of_woocommerce(): array {
		global $wpdb;
		// By their options: WooCommerce may not be active at this moment.
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( 'woocommerce_' ) . '%' . $wpdb->esc_like( '_page_id' ) ) ) ) );
	}

	/**
	 * Deletes posts, whatever their status.
	 *
	 * @param string $type  Post type.
	 * @param string $slugs Pattern of their slugs, as LIKE has it.
	 */
	private static function delete_posts( string $type, string $slugs = '%' ): void {
		global $wpdb;
		do {
			// Not by WP_Query: other plugins would have a say in what is found.
			$ids  = $wpdb->get_col( $wpdb->prepare( 'SELECT ID FROM %i WHERE post_type = %s AND post_name LIKE %s LIMIT %d', $wpdb->posts, $type, $slugs, self::BATCH ) );
			$gone = array_filter( $ids, static fn ( $id ): bool => (bool) wp_delete_post( (int) $id, true ) );
		} while ( array() !== $gone );
	}
}
