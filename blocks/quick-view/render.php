<?php
/**
 * Renders a quick view button.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\Plugin;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Picture;
use Vitrine\View\QuickView\Opener;

defined( 'ABSPATH' ) || exit;

( static function ( array $options, WP_Block $block ): void {
	$id      = (int) $options['productId'];
	$id      = $id > 0 ? $id : (int) ( $block->context['postId'] ?? get_the_ID() );
	$product = $id > 0 ? Plugin::engine()->catalog()->find( $id ) : null;
	if ( null === $product ) {
		return;
	}
	$kind   = (string) $options['kind'];
	$image  = $product->images[0] ?? null;
	$opener = Opener::IMAGE === $kind
		? Markup::tag( 'a', Opener::attributes( $kind, $product->id, $product->permalink, $product->name ), Picture::render( $image?->to_array(), '', 'lazy', '' ) )
		: Opener::render( $kind, $product->id, $product->permalink, $product->name, (string) $options['label'] );
	printf(
		'<div %1$s>%2$s</div>',
		get_block_wrapper_attributes(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		$opener // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	);
} )( $attributes, $block );
