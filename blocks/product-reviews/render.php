<?php
/**
 * Renders the reviews of a product.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Optional\DrawsReviews;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Plugin;
use Vitrine\View\Product\Reviews\ProductReviews;

defined( 'ABSPATH' ) || exit;

( static function ( WP_Block $block ): void {
	$engine  = Plugin::engine();
	$id      = (int) ( $block->context['postId'] ?? get_the_ID() );
	$product = $id > 0 ? $engine->catalog()->query( new ProductQuery( per_page: 1, ids: array( $id ) ) )->products[0] ?? null : null;
	if ( wp_is_serving_rest_request() ) {
		$product ??= $engine->catalog()->query( new ProductQuery( orderby: 'date', per_page: 1 ) )->products[0] ?? null;
	}
	if ( null === $product ) {
		return;
	}
	$html = match ( true ) {
		$engine instanceof DrawsReviews => $engine->reviews( $product->id ),
		$engine instanceof BuiltinEngine       => (string) ProductReviews::render( $product ),
		default                         => '',
	};
	if ( '' === $html ) {
		return;
	}
	printf(
		'<div %1$s>%2$s</div>',
		get_block_wrapper_attributes( array( 'class' => 'vitrine-product-reviews' ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		$html // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup and the engine escape their output.
	);
} )( $block );
