<?php
/**
 * Product search.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates;

use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a search form for products to the inserter, and a template for the results:
 * product cards with prices instead of dated posts.
 */
final class ProductSearchTemplate {

	/** Template name, the same as in WooCommerce. */
	public const TEMPLATE = 'product-search-results';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'search_template_hierarchy', array( self::class, 'hierarchy' ) );
		add_filter( 'get_block_type_variations', array( self::class, 'variations' ), 10, 2 );
	}

	/**
	 * Adds the product search template before the theme's search template.
	 *
	 * @param list<string> $names Template file names, the most specific first.
	 * @return list<string>
	 */
	public static function hierarchy( array $names ): array {
		// The query may have several post types; the template is for products only.
		if ( (array) get_query_var( 'post_type' ) === array( Plugin::engine()->content_types()['post_type'] ) ) {
			array_unshift( $names, self::TEMPLATE . '.php' );
		}
		return $names;
	}

	/**
	 * Adds the product search to the variations of the search block.
	 *
	 * @param list<array<string, mixed>> $variations Variations of the block.
	 * @param \WP_Block_Type             $block      Block type.
	 * @return list<array<string, mixed>>
	 */
	public static function variations( array $variations, \WP_Block_Type $block ): array {
		if ( 'core/search' === $block->name ) {
			$variations[] = array(
				'name'        => 'vitrine/product-search',
				'title'       => __( 'Product search', 'vitrine' ),
				'description' => __( 'A search form for products.', 'vitrine' ),
				'attributes'  => array(
					'query'       => array( 'post_type' => Plugin::engine()->content_types()['post_type'] ),
					'label'       => __( 'Search', 'vitrine' ),
					'placeholder' => __( 'Search products', 'vitrine' ),
				),
				'isActive'    => array( 'query' ),
			);
		}
		return $variations;
	}
}
