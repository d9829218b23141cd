<?php
/**
 * A product on a page.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\Commerce\Optional\DrawsDetails;
use Vitrine\Plugin;
use Vitrine\View\Parts\Others;
use Vitrine\View\Product\Page;
use Vitrine\View\Shop;

defined( 'ABSPATH' ) || exit;

( static function ( array $options, WP_Block $block ): void {
	$engine  = Plugin::engine();
	$id      = (int) $options['productId'];
	$id      = $id > 0 ? $id : (int) ( $block->context['postId'] ?? get_the_ID() );
	$product = $id > 0 ? $engine->catalogue()->find( $id ) : null;
	if ( null === $product ) {
		return;
	}
	if ( $engine instanceof DrawsDetails ) {
		$options['details'] = $engine->details( $id, (bool) $options['showDescription'] );
	}
	if ( $engine->is_page( 'product' ) && get_queried_object_id() === $id ) {
		$options['others']    = Others::on( $engine, 'product' );
		$options['isOwnPage'] = true;
	}
	printf(
		'<div %1$s>%2$s</div>',
		get_block_wrapper_attributes( array( 'class' => 'vitrine-product' ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes them.
		Page::render( $product, Shop::props( $engine ), $engine->currency()->to_array(), $options ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
	);
} )( $attributes, $block );
