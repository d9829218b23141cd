<?php
/**
 * Content of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Lifecycle;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\BuiltinPages;

defined( 'ABSPATH' ) || exit;

/**
 * Products, their categories and tags, templates changed by the owner, and shop pages.
 * Images stay in the media library, since they may be used elsewhere.
 */
final class ShopContent {

	/** Posts deleted at a time. */
	private const BATCH = 100;

	/**
	 * Deletes the shop's posts and terms.
	 */
	public static function delete(): void {
		// WordPress cleans up completely only for registered types.
		if ( ! post_type_exists( ContentTypes::PRODUCT ) ) {
			ContentTypes::register();
		}
		self::delete_posts( ContentTypes::PRODUCT );
		self::delete_posts( 'wp_template', 'single-' . ContentTypes::PRODUCT );
		foreach ( array( ContentTypes::CATEGORY, ContentTypes::TAG ) as $taxonomy ) {
			self::delete_posts( 'wp_template', 'taxonomy-' . $taxonomy );
			self::delete_terms( $taxonomy );
		}
		// Pages may have other content of the owner, so they are moved to the trash.
		array_map( 'wp_trash_post', array_diff( BuiltinPages::ids(), self::pages_of_woocommerce() ) );
	}

	/**
	 * Deletes the terms of a taxonomy.
	 *
	 * @param non-empty-string $taxonomy Taxonomy.
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
	 * Returns the pages used by WooCommerce, which may include former pages of this
	 * shop.
	 *
	 * @return list<int>
	 */
	private static function pages_of_woocommerce(): array {
		global $wpdb;
		// Read from options, since WooCommerce may be inactive.
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( 'woocommerce_' ) . '%' . $wpdb->esc_like( '_page_id' ) ) ) ) );
	}

	/**
	 * Deletes posts with any status.
	 *
	 * @param string $type  Post type.
	 * @param string $slugs LIKE pattern of the slugs.
	 */
	private static function delete_posts( string $type, string $slugs = '%' ): void {
		global $wpdb;
		do {
			// Not with WP_Query, whose results other plugins can filter.
			$ids  = $wpdb->get_col( $wpdb->prepare( 'SELECT ID FROM %i WHERE post_type = %s AND post_name LIKE %s LIMIT %d', $wpdb->posts, $type, $slugs, self::BATCH ) );
			$gone = array_filter( $ids, static fn ( $id ): bool => (bool) wp_delete_post( (int) $id, true ) );
		} while ( array() !== $gone );
	}
}
