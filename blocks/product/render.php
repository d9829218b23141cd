<?php
/**
 * Renders a product.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\Commerce\Optional\DrawsDetails;
use Vitrine\Plugin;
use Vitrine\View\Markup;
use Vitrine\View\Product\ProductContent;
use Vitrine\View\Product\Parts\ComposedProduct;
use Vitrine\View\Product\Parts\PageOthers;
use Vitrine\View\Product\Parts\ShownProduct;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

( static function ( array $options, WP_Block $block ): void {
	$engine  = Plugin::engine();
	$id      = (int) $options['productId'];
	$id      = $id > 0 ? $id : (int) ( $block->context['postId'] ?? get_the_ID() );
	$product = $id > 0 ? $engine->catalog()->find( $id ) : null;
	if ( null === $product ) {
		return;
	}
	$standard = static function () use ( $product, $engine, $options ): Markup {
		if ( ShownProduct::is_page_of( $product, $engine ) ) {
			$options['others']    = PageOthers::of( $engine );
			$options['isOwnPage'] = true;
			$options['details']   = $engine instanceof DrawsDetails ? static fn (): ?string => $engine->details( $product->id, (bool) $options['showDescription'] ) : null;
		}
		return ProductContent::render( $product, ShopProps::props( $engine ), $engine->currency()->to_array(), $options );
	};
	printf(
		'<div %1$s>%2$s</div>',
		get_block_wrapper_attributes( array( 'class' => 'vitrine-product' ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		array() === ( $block->parsed_block['innerBlocks'] ?? array() ) ? $standard() : ComposedProduct::render( $product, $engine, $options, $block ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	);
} )( $attributes, $block );
