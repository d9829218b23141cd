<?php
/**
 * Renders the summary column of a product.
 *
 * @package Vitrine
 * @var string   $content What is in it, rendered.
 * @var WP_Block $block   The block.
 */

declare( strict_types=1 );

use Vitrine\View\Product\Parts\ProductPart;

defined( 'ABSPATH' ) || exit;

echo ProductPart::summary( $block, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks escape their output.
