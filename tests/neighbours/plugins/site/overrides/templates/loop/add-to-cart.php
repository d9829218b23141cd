<?php
/**
 * Loop button template of a theme: in a wrapper, with an icon inside.
 *
 * @package Vitrine
 *
 * @var array{class?: string, quantity?: int, attributes?: array<string, string>} $args Arguments of the button.
 */

declare(strict_types=1);

global $product;
printf(
	'<div class="theme-actions"><a href="%s" data-quantity="%d" class="theme-add %s" %s><i class="theme-bag"></i><span>%s</span></a></div>',
	esc_url( $product->add_to_cart_url() ),
	absint( $args['quantity'] ?? 1 ),
	esc_attr( $args['class'] ?? 'button' ),
	// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WooCommerce.
	wc_implode_html_attributes( $args['attributes'] ?? array() ),
	esc_html( $product->add_to_cart_text() )
);
