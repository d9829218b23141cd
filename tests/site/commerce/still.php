<?php
/**
 * Plugin Name: Still
 * Description: Removes random and background changes from a WooCommerce shop, so that its pages can be compared.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// Fixed choice and order of related products, whatever the theme.
add_filter( 'woocommerce_product_related_posts_shuffle', '__return_false' );
add_filter( 'woocommerce_output_related_products_args', static fn ( array $args ): array => array( 'orderby' => 'id' ) + $args, PHP_INT_MAX );

// WooCommerce would regenerate image sizes for another theme on demand, some requests later.
add_filter( 'woocommerce_background_image_regeneration', '__return_false' );
add_filter( 'woocommerce_resize_images', '__return_false' );
