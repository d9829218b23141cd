<?php
/**
 * The search for products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates;

use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * A search form for products in the inserter, and a template for what it finds:
 * cards with prices, where a theme would list the products as dated posts.
 */
final class ProductSearch {

	/** The template's name, the one that WooCommerce uses. */
	public const TEMPLATE = 'product-search-results';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'search_template_hierarchy', array( self::class, 'hierarchy' ) );
		add_filter( 'get_block_type_variations', array( self::class, 'variations' ), 10, 2 );
	}

	/**
	 * Puts the template before the theme's for all searches.
	 *
	 * @param list<string> $names File names, the most special first.
	 * @return list<string>
	 */
	public static function hierarchy( array $names ): array {
		// What is asked for may be a list of types; a search for products is for them alone.
		if ( (array) get_query_var( 'post_type' ) === array( Plugin::engine()->content_types()['post_type'] ) ) {
			array_unshift( $names, self::TEMPLATE . '.php' );
		}
		return $names;
	}

	/**
	 * Adds the form to the variations of WordPress's search block.
	 *
	 * @param list<array<string, mixed>> $variations Of a block.
	 * @param \WP_Block_Type             $block      The block.
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
