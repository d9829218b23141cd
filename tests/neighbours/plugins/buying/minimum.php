<?php
/**
 * Plugin Name: A neighbour: minimum quantity
 * Description: A minimum quantity of four in steps of two, on the product page, in the listing, in the cart and at the checkout.
 *
 * @package Vitrine
 */

declare(strict_types=1);

const SOLD_BY = array(
	'linen-napkins' => array( 4, 2 ),
);

$rule = static fn ( $product ): ?array => $product instanceof WC_Product ? ( SOLD_BY[ $product->get_slug() ] ?? null ) : null;

add_filter(
	'woocommerce_quantity_input_args',
	static function ( array $args, $product ) use ( $rule ): array {
		$own = $rule( $product );
		if ( ! $own ) {
			return $args;
		}
		$args['min_value'] = $own[0];
		$args['step']      = $own[1];
		if ( ! is_cart() ) {
			$args['input_value'] = max( $own[0], (int) ( $args['input_value'] ?? 1 ) );
		}
		return $args;
	},
	10,
	2
);

// The listing's buttons, in classic themes and blocks.
add_filter(
	'woocommerce_loop_add_to_cart_args',
	static function ( array $args, $product ) use ( $rule ): array {
		$own = $rule( $product );
		return $own ? array_merge( $args, array( 'quantity' => $own[0] ) ) : $args;
	},
	10,
	2
);

add_filter(
	'woocommerce_add_to_cart_validation',
	static function ( bool $passed, int $product_id, $quantity ) use ( $rule ): bool {
		$product = wc_get_product( $product_id );
		$own     = $rule( $product );
		if ( $own && ( $quantity < $own[0] || 0 !== $quantity % $own[1] ) ) {
			wc_add_notice( sprintf( '“%s” is sold by %d from %d on.', $product->get_name(), $own[1], $own[0] ), 'error' );
			return false;
		}
		return $passed;
	},
	10,
	3
);

add_action(
	'woocommerce_check_cart_items',
	static function () use ( $rule ): void {
		foreach ( WC()->cart->get_cart() as $item ) {
			$own = $rule( $item['data'] );
			if ( $own && $item['quantity'] < $own[0] ) {
				wc_add_notice( sprintf( 'Take at least %d of “%s”.', $own[0], $item['data']->get_name() ), 'error' );
			}
		}
	}
);

add_filter(
	'woocommerce_update_cart_validation',
	static function ( bool $passed, string $key, array $item, $quantity ) use ( $rule ): bool {
		$own = $rule( $item['data'] );
		if ( $own && $quantity > 0 && 0 !== $quantity % $own[1] ) {
			wc_add_notice( sprintf( '“%s” is sold by %d.', $item['data']->get_name(), $own[1] ), 'error' );
			return false;
		}
		return $passed;
	},
	10,
	4
);
