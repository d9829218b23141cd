<?php
/**
 * Renders the image of a category.
 *
 * @package Vitrine
 * @var array{isLink: bool, productImage: bool, ...} $attributes Attributes of the block.
 * @var WP_Block                 $block      The block.
 */

declare( strict_types=1 );

use Vitrine\View\Blocks\Supports;
use Vitrine\View\Site\CategoryImage;

defined( 'ABSPATH' ) || exit;

echo Supports::on( (string) CategoryImage::render( (int) ( $block->context['termId'] ?? 0 ), $attributes['isLink'], $attributes['productImage'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
