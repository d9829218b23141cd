<?php
/**
 * Renders the product card of a listing.
 *
 * @package Vitrine
 * @var string   $content Of the block, rendered for the product.
 * @var WP_Block $block   The block.
 */

declare( strict_types=1 );

use Vitrine\View\Listing\ShownCard;
use Vitrine\View\Markup;
use Vitrine\View\Product\ProductContent;

defined( 'ABSPATH' ) || exit;

( static function ( string $content, WP_Block $block ): void {
	$card = ShownCard::of( $block );
	if ( null !== $card ) {
		printf(
			'<li %1$s>%2$s</li>',
			get_block_wrapper_attributes( array( 'class' => Markup::classes( ProductContent::classes( $card->product ), 'has-parts' ) ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
			$card->whole( $content ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks escape their output.
		);
	}
} )( $content, $block );
