<?php
/**
 * Template for product reviews, replaces the comments of classic themes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\Support\RenderedBlocks;

defined( 'ABSPATH' ) || exit;

// The reviews block has already rendered them.
if ( RenderedBlocks::has( 'product-reviews' ) ) {
	return;
}
echo do_blocks( '<!-- wp:vitrine/product-reviews /-->' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks escape their output.
