<?php
/**
 * Post type and taxonomies of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog;

use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * A product's name, texts, images and URL are those of its post; prices and stock are
 * in the shop's tables.
 */
final class ContentTypes {

	public const PRODUCT  = 'vitrine_product';
	public const CATEGORY = 'vitrine_product_cat';
	public const TAG      = 'vitrine_product_tag';

	/** Menu of the shop: that of its orders. */
	public const MENU = 'vitrine-orders';

	/** Common arguments of categories and tags. */
	private const TERMS = array(
		'show_in_rest'      => true,
		'show_admin_column' => true,
		'capabilities'      => array(
			'manage_terms' => Roles::TERMS,
			'edit_terms'   => Roles::TERMS,
			'delete_terms' => Roles::TERMS,
			'assign_terms' => 'edit_' . self::PRODUCT . 's',
		),
	);

	/**
	 * Registers them; on `init`.
	 */
	public static function register(): void {
		register_taxonomy(
			self::CATEGORY,
			self::PRODUCT,
			array(
				'labels'       => array(
					'name'          => __( 'Product categories', 'vitrine' ),
					'singular_name' => __( 'Product category', 'vitrine' ),
					'menu_name'     => __( 'Categories', 'vitrine' ),
					'add_new_item'  => __( 'Add product category', 'vitrine' ),
					'edit_item'     => __( 'Edit product category', 'vitrine' ),
					'search_items'  => __( 'Search product categories', 'vitrine' ),
				),
				'hierarchical' => true,
				'rewrite'      => array(
					'slug'         => 'product-category',
					'with_front'   => false,
					'hierarchical' => true,
				),
			) + self::TERMS
		);
		register_taxonomy(
			self::TAG,
			self::PRODUCT,
			array(
				'labels'  => array(
					'name'          => __( 'Product tags', 'vitrine' ),
					'singular_name' => __( 'Product tag', 'vitrine' ),
					'menu_name'     => __( 'Tags', 'vitrine' ),
					'add_new_item'  => __( 'Add product tag', 'vitrine' ),
					'edit_item'     => __( 'Edit product tag', 'vitrine' ),
					'search_items'  => __( 'Search product tags', 'vitrine' ),
				),
				'rewrite' => array(
					'slug'       => 'product-tag',
					'with_front' => false,
				),
			) + self::TERMS
		);
		register_post_type(
			self::PRODUCT,
			array(
				'labels'          => array(
					'name'               => __( 'Products', 'vitrine' ),
					'singular_name'      => __( 'Product', 'vitrine' ),
					'add_new'            => __( 'Add product', 'vitrine' ),
					'add_new_item'       => __( 'Add product', 'vitrine' ),
					'edit_item'          => __( 'Edit product', 'vitrine' ),
					'view_item'          => __( 'View product', 'vitrine' ),
					'search_items'       => __( 'Search products', 'vitrine' ),
					'not_found'          => __( 'No products found.', 'vitrine' ),
					'not_found_in_trash' => __( 'No products found in Trash.', 'vitrine' ),
				),
				'public'          => true,
				// Capabilities of their own, so that users who write posts cannot edit
				// products.
				'capability_type' => Roles::PRODUCT,
				'map_meta_cap'    => true,
				// The shop page lists the products; an archive would duplicate it at
				// another URL.
				'has_archive'     => false,
				'show_in_rest'    => true,
				'show_in_menu'    => self::MENU,
				'menu_icon'       => 'dashicons-cart',
				'supports'        => array( 'title', 'editor', 'excerpt', 'thumbnail', 'comments', 'page-attributes' ),
				'taxonomies'      => array( self::CATEGORY, self::TAG ),
				'rewrite'         => array(
					'slug'       => 'product',
					'with_front' => false,
				),
			)
		);
	}
}
