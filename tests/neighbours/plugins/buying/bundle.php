<?php
/**
 * Plugin Name: A neighbour: bundle
 * Description: A product that adds two more cart items free of charge, which change and are removed with it.
 *
 * @package Vitrine
 */

declare(strict_types=1);

const BUNDLE = array( 'ripple-vase' => array( 'beeswax-candle', 'linen-napkins' ) );

add_action(
	'woocommerce_add_to_cart',
	static function ( string $key, int $product_id, $quantity, $variation_id, $variation, array $data ): void {
		$with = BUNDLE[ get_post_field( 'post_name', $product_id ) ] ?? array();
		if ( ! $with || isset( $data['bundled_by'] ) ) {
			return;
		}
		foreach ( $with as $slug ) {
			$post = get_page_by_path( $slug, OBJECT, 'product' );
			WC()->cart->add_to_cart( $post->ID, (int) $quantity, 0, array(), array( 'bundled_by' => $key ) );
		}
	},
	10,
	6
);

$children = static fn ( string $key ): array => array_keys( array_filter( WC()->cart->get_cart(), static fn ( array $item ): bool => $key === ( $item['bundled_by'] ?? '' ) ) );

add_action(
	'woocommerce_after_cart_item_quantity_update',
	static function ( string $key, $quantity ) use ( $children ): void {
		foreach ( $children( $key ) as $child ) {
			WC()->cart->set_quantity( $child, (int) $quantity, false );
		}
	},
	10,
	2
);

add_action(
	'woocommerce_cart_item_removed',
	static function ( string $key ) use ( $children ): void {
		foreach ( $children( $key ) as $child ) {
			WC()->cart->remove_cart_item( $child );
		}
	}
);

add_action(
	'woocommerce_cart_item_restored',
	static function ( string $key, WC_Cart $cart ): void {
		foreach ( $cart->removed_cart_contents as $child => $item ) {
			if ( $key === ( $item['bundled_by'] ?? '' ) ) {
				$cart->restore_cart_item( $child );
			}
		}
	},
	10,
	2
);

add_action(
	'woocommerce_before_calculate_totals',
	static function ( WC_Cart $cart ): void {
		foreach ( $cart->get_cart() as $item ) {
			if ( isset( $item['bundled_by'] ) ) {
				$item['data']->set_price( 0 );
			}
		}
	}
);

// Bundled cart items have no quantity field and no remove link.
add_filter( 'woocommerce_cart_item_quantity', static fn ( string $html, string $key, array $item ): string => isset( $item['bundled_by'] ) ? '<span class="bundled-quantity">' . $item['quantity'] . '</span>' : $html, 10, 3 );
add_filter( 'woocommerce_cart_item_remove_link', static fn ( string $html, string $key ): string => isset( WC()->cart->get_cart_item( $key )['bundled_by'] ) ? '' : $html, 10, 2 );
add_filter( 'woocommerce_cart_item_class', static fn ( string $class_name, array $item ): string => isset( $item['bundled_by'] ) ? "$class_name bundled" : $class_name, 10, 2 );
add_filter( 'woocommerce_cart_contents_count', static fn ( $count ) => $count - array_sum( array_map( static fn ( array $item ) => isset( $item['bundled_by'] ) ? $item['quantity'] : 0, WC()->cart->get_cart() ) ) );

add_action(
	'woocommerce_checkout_create_order_line_item',
	static function ( WC_Order_Item_Product $line, string $key, array $item ): void {
		if ( isset( $item['bundled_by'] ) ) {
			$line->add_meta_data( 'Part of', 'Vase set' );
		}
	},
	10,
	3
);
